import { join } from "node:path";
import type { ContentKind } from "@zhian/content/read-kind";
import { siteContent } from "../../model/site-content.ts";

const kind: ContentKind = {
  below: "",
  schema: siteContent,
  shared: join(import.meta.dirname, "../shared"),
};

export default kind;
