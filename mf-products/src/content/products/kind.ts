import { join } from "node:path";
import type { ContentKind } from "@zhian/content/read-content";
import { pageContent } from "../../model/page-content.ts";
import { productFacts } from "../product-facts.ts";

const kind: ContentKind = {
  schema: pageContent,
  values: productFacts,
  shared: join(import.meta.dirname, "../shared"),
};

export default kind;
