import { join } from "node:path";
import type { ContentKind } from "@zhian/content/read-kind";
import { legalContent } from "../../model/legal-content.ts";

const kind: ContentKind = { below: "/protocol", schema: legalContent, shared: join(import.meta.dirname, "shared") };

export default kind;
