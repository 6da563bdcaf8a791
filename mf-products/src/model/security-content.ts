import type { BlockHead, Words } from "@zhian/page/content";

/** Blocks that only pages of security products and services have. */
export type SecurityBlock = CoverageBlock | AttacksBlock;

/** Controls of a standard to which the product contributes; may be narrowed to the level of a system. */
export interface CoverageBlock extends BlockHead {
  is: "coverage";
  caption: Words;
  controls: {
    name: Words;
    /** As the standard has it. */
    inChinese: string;
    /** Clauses; absent where the level does not ask for it. */
    level2?: string;
    level3: string;
    does: Words;
    remains: Words;
  }[];
  note: Words;
  source: { label: Words; url: string };
}

/** What an attack does to a bare server, what is left of it, and the line that the log then has. */
export interface AttacksBlock extends BlockHead {
  is: "attacks";
  caption: Words;
  items: {
    id: string;
    name: Words;
    /** As it goes over the wire; in words where it is none. */
    request: Words | string;
    without: Words;
    with: Words;
    /** Fields of the line, in its order. */
    log: string[];
  }[];
  note: Words;
}
