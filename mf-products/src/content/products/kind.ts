import { join } from "node:path";
import type { ContentKind } from "@zhian/content/read-kind";
import { pageContent } from "../../model/page-content.ts";
import { productFacts } from "../product-facts.ts";

const kind: ContentKind = {
  below: "/products",
  schema: pageContent,
  values: productFacts,
  shared: join(import.meta.dirname, "../shared"),
};

export default kind;
