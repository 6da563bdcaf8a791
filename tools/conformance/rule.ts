import type { Browser, BrowserContext, Page } from "playwright";
import type { Subject } from "./read-subject.ts";

/** A rule's test bench: a shell with the checked release and other built fragments, and a browser. */
export interface Bench {
  subject: Subject;
  /** URL of the shell. */
  url: string;
  browser: Browser;
  /** Distinct faults of the checked release's renders in the shell's log. */
  renderFaults(): Promise<string[]>;
  /** How often it is mounted and unmounted. */
  rounds: number;
}

export interface Rule {
  name: string;
  /** A short description, as shown in the table. */
  what: string;
  /** False, for example, for a fragment on every page, which navigation never mounts or unmounts. */
  appliesTo(subject: Subject): boolean;
  /** The faults, one sentence each; none if the rule holds. */
  judge(bench: Bench): Promise<string[]>;
}

export interface Watched {
  context: BrowserContext;
  page: Page;
  /** The page's distinct complaints so far. */
  complaints(): string[];
}

/** Creates a new visitor with a watched, empty page. Closed once `work` is done. */
export async function withVisitor<T>({ browser }: Bench, work: (watched: Watched) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  const said = new Set<string>();
  context.on("console", (message) => {
    if (["warning", "error", "assert"].includes(message.type())) said.add(`the browser reports: ${message.text()}`);
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
