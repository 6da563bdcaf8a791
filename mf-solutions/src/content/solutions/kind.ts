import { join } from "node:path";
import type { ContentKind } from "@zhian/content/read-kind";
import { solutionContent } from "../../model/solution-content.ts";

const kind: ContentKind = {
  below: "/solution",
  schema: solutionContent,
  shared: join(import.meta.dirname, "../shared"),
};

export default kind;
