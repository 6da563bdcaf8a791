import { join } from "node:path";
import { priceList } from "@zhian/content/price-list";
import type { ContentKind } from "@zhian/content/read-content";
import { siteContent } from "../../model/site-content.ts";

const kind: ContentKind = {
  schema: siteContent,
  values: priceList,
  shared: join(import.meta.dirname, "../shared"),
};

export default kind;
