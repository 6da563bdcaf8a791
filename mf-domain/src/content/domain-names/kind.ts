import type { ContentKind } from "@zhian/content/read-content";
import { namesContent } from "../../model/names-content.ts";

const kind: ContentKind = { schema: namesContent };

export default kind;
