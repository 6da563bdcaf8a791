import type { Browser, BrowserContext, Page } from "playwright";
import type { Subject } from "./read-subject.ts";

/** A rule's test bench: a shell with the checked release, beside the others as they are built, and a browser. */
export interface Bench {
  subject: Subject;
  /** Of the shell. */
  url: string;
  browser: Browser;
  /** Faults of the checked release's renders in the shell's log, each once. */
  renderFaults(): Promise<string[]>;
  /** How often it is mounted and unmounted. */
  rounds: number;
}

export interface Rule {
  name: string;
  /** In a few words, as the table says it. */
  what: string;
  /** False: a fragment on every page is never mounted and unmounted by navigation. */
  appliesTo(subject: Subject): boolean;
  /** The faults, a sentence each; none when the rule holds. */
  judge(bench: Bench): Promise<string[]>;
}

export interface Watched {
  context: BrowserContext;
  page: Page;
  /** The page's complaints so far, each once. */
  complaints(): string[];
}

/** Opens nothing yet: a fresh visitor whose page is watched. Closed once `work` is done. */
export async function withVisitor<T>({ browser }: Bench, work: (watched: Watched) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  const said = new Set<string>();
  context.on("console", (message) => {
    if (["warning", "error", "assert"].includes(message.type())) said.add(`the browser says: ${message.text()}`);
  });
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/_reports") said.add(`the page reports ${request.postData() ?? ""}`);
  });
  context.on("weberror", (error) => said.add(`uncaught: ${error.error().message}`));
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    return await work({ context, page, complaints: () => [...said] });
  } finally {
    await context.close();
  }
}
