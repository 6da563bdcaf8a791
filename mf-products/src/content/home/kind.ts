import { join } from "node:path";
import type { ContentKind } from "@zhian/content/read-kind";
import { homeContent } from "../../model/home-content.ts";
import { productFacts } from "../product-facts.ts";

const kind: ContentKind = {
  below: "",
  schema: homeContent,
  values: productFacts,
  shared: join(import.meta.dirname, "../shared"),
};

export default kind;
