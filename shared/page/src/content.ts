/** A text as it is authored: complete in both languages. */
export interface Words {
  en: string;
  zh: string;
}

export interface PageLink {
  label: Words;
  /** Plain path of the site, `#anchor`, `console:/path` in the console, or `?quote=1&rank=三级` in the quote calculator. */
  to: string;
}

export interface Figure {
  caption: Words;
  nodes: {
    id: string;
    label: Words;
    note?: Words;
    /** Code of the catalogue: gives seal and address. */
    product?: string;
    column: number;
    row: number;
    kind: "compute" | "storage" | "network" | "security" | "outside";
  }[];
  edges: {
    from: string;
    to: string;
    label: Words;
    /** Drawn as a broken line, for what should not get through. */
    isAttack?: boolean;
  }[];
}

/** What every block of a page has. */
export interface BlockHead {
  /** The section's id in the address. */
  anchor: string;
  heading: Words;
  lead?: Words;
  /** Short name for the page's navigation; without it the block is not listed there. */
  nav?: Words;
}

export interface FaqBlock extends BlockHead {
  is: "faq";
  items: { question: Words; answer: Words }[];
}

export interface StepsBlock extends BlockHead {
  is: "steps";
  items: { title: Words; text: Words; who: Words; duration?: Words }[];
}

/** A table that is read from left to right: the first cell of a row names what the others say something of. */
export interface TableBlock extends BlockHead {
  is: "table";
  caption: Words;
  columns: Words[];
  rows: { label: Words; cells: Words[] }[];
  note?: Words;
}

export interface CtaBlock extends BlockHead {
  is: "cta";
  actions: PageLink[];
}
