import type { Page, Response } from "@playwright/test";
import type { Locale } from "../support/words.ts";
import type { Opened } from "./open-judged.ts";
import type { SweptPage } from "./swept-pages.ts";

export interface Judged extends SweptPage, Opened {
  page: Page;
  /** What the navigation was answered with. */
  answer: Response;
}

/** One thing that is judged of a page. Leaves the page as it has found it, its window and its colours apart. */
export interface Judge {
  /** What is held, to be read after the page's name. */
  title: string;
  /** Of the page of each kind alone: it takes long, or what it finds is the same for all that follow it. */
  ofKindsOnly?: boolean;
  /** The language that it is judged in, where the other one says the same. */
  only?: Locale;
  /** Asserts softly, so that one page has all its faults told. */
  judge(judged: Judged): Promise<void>;
}
