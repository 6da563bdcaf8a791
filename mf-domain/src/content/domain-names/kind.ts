import type { ContentKind } from "@zhian/content/read-kind";
import { namesContent } from "../../model/names-content.ts";

const kind: ContentKind = { schema: namesContent };

export default kind;
