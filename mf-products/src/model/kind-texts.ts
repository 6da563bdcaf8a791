import type { StepsBlock, Words } from "@zhian/page/content";

/** What is said of every product of a kind. */
export interface KindTexts {
  /** Follows the product's own sentence. */
  lead: Words;
  steps: StepsBlock["items"];
  prepare: Words[];
}
