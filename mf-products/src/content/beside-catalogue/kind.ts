import { join } from "node:path";
import { priceList } from "@zhian/content/price-list";
import type { ContentKind } from "@zhian/content/read-content";
import { pageContent } from "../../model/page-content.ts";

const kind: ContentKind = {
  schema: pageContent,
  values: priceList,
  shared: join(import.meta.dirname, "../shared"),
};

export default kind;
