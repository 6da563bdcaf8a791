import { isUsedByNow, type LatePreload, readLatePreload, recordLoadedFiles } from "@zhian/testing/late-preloads";
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
  complaints(): Promise<string[]>;
}

/** Only ends what hangs: a check on a busy machine takes longer. */
const patienceMs = 120_000;

/** How long a rule waits for what should follow at once: whatever has not come by then is a fault. */
export const followMs = 15_000;

/** Reads repeatedly until what follows at once is there, or `followMs` pass. Returns what was read last. */
export async function readUntil<T>(page: Page, read: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> {
  let found = await read();
  for (let looked = 0; !isThere(found) && looked < followMs / 100; looked += 1) {
    await page.waitForTimeout(100);
    found = await read();
  }
  return found;
}

/** Creates a new visitor with a watched, empty page. Closed once `work` is done. */
export async function withVisitor<T>({ browser }: Bench, work: (watched: Watched) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  const said = new Set<string>();
  const unused: LatePreload[] = [];
  await recordLoadedFiles(context);
  context.on("console", (message) => {
    const preload = readLatePreload(message);
    if (preload) unused.push(preload);
    else if (["warning", "error", "assert"].includes(message.type()))
      said.add(`the browser reports: ${message.text()}`);
  });
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/_reports") said.add(`the page reports ${request.postData() ?? ""}`);
  });
  context.on("weberror", (error) => said.add(`uncaught: ${error.error().message}`));
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    const complaints = async () => {
      const late = await Promise.all(unused.map(async (each) => ((await isUsedByNow(each)) ? [] : [each.text])));
      return [...said, ...late.flat().map((text) => `the browser reports: ${text}`)];
    };
    return await work({ context, page, complaints });
  } finally {
    await context.close();
  }
}
