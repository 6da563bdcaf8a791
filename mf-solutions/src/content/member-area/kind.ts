import type { ContentKind } from "@zhian/content/read-content";
import { memberContent } from "../../model/member-content.ts";

const kind: ContentKind = { schema: memberContent };

export default kind;
