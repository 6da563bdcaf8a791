import type { ContentKind } from "@zhian/content/read-kind";
import catalogueKind from "../products/kind.ts";

/** Built as the pages of the catalogue are. */
const kind: ContentKind = { ...catalogueKind, below: "" };

export default kind;
