import type { Page, Response } from "@playwright/test";
import type { Locale } from "../support/words.ts";
import type { Opened } from "./open-judged.ts";
import type { SweptPage } from "./swept-pages.ts";

export interface Judged extends SweptPage, Opened {
  page: Page;
  /** The response to the navigation. */
  answer: Response;
}

/** One check of a page. Leaves the page as it found it, except for its window and its colours. */
export interface Judge {
  /** What is checked, to be read after the page's name. */
  title: string;
  /** Runs only for the page of each kind: it takes long, or the result is the same for all pages of that kind. */
  ofKindsOnly?: boolean;
  /** The language to check in, if the other would give the same result. */
  only?: Locale;
  /** Uses soft assertions, so that all faults of a page are reported. */
  judge(judged: Judged): Promise<void>;
}
