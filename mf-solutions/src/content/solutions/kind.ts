import { join } from "node:path";
import { priceList } from "@zhian/content/price-list";
import type { ContentKind } from "@zhian/content/read-content";
import { solutionContent } from "../../model/solution-content.ts";

const kind: ContentKind = {
  schema: solutionContent,
  values: priceList,
  shared: join(import.meta.dirname, "../shared"),
};

export default kind;
