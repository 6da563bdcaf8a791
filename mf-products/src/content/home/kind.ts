import { join } from "node:path";
import { priceList } from "@zhian/content/price-list";
import type { ContentKind } from "@zhian/content/read-content";
import { homeContent } from "../../model/home-content.ts";

const kind: ContentKind = {
  schema: homeContent,
  values: priceList,
  shared: join(import.meta.dirname, "../shared"),
};

export default kind;
