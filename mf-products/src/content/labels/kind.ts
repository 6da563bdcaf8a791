import type { ContentKind } from "@zhian/content/read-kind";
import { allLabels } from "../../model/block-labels.ts";

const kind: ContentKind = { schema: allLabels };

export default kind;
