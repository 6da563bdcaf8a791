import type { ContentKind } from "@zhian/content/read-kind";
import { memberContent } from "../../model/member-content.ts";

const kind: ContentKind = { schema: memberContent };

export default kind;
