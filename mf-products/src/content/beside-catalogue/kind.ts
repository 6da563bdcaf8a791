import type { ContentKind } from "@zhian/content/read-kind";
import catalogueKind from "../products/kind.ts";

/** Pages that are built like those of the catalogue. */
const kind: ContentKind = { ...catalogueKind, below: "" };

export default kind;
