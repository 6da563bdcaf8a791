import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "@playwright/test";
import { chromiumPath } from "./chromium-path.ts";
import { connectDevtools, type Devtools } from "./devtools.ts";

export interface RawPage extends Devtools {
  /** Returns the value of an expression in the page; promises are awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Waits until an expression is true. */
  until(expression: string): Promise<void>;
}

export interface RawChromium {
  /** The port on which it listens for DevTools. */
  port: number;
  open(url: string): Promise<RawPage>;
  stop(): Promise<void>;
}

/** Starts a Chromium as people have it: with the back-forward cache, which Playwright disables. */
export async function startRawChromium(): Promise<RawChromium> {
  const profile = await mkdtemp(join(tmpdir(), "raw-chromium-"));
  const args = [
    "--headless=new",
    "--no-sandbox",
    "--no-first-run",
    "--window-size=1440,900",
    "--disable-background-networking",
  ];
  const rules = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";
  const browser = spawn(chromiumPath(), [...args, rules, "--remote-debugging-port=0", `--user-data-dir=${profile}`], {
    stdio: ["ignore", "ignore", "pipe"],
    // A process group, so that all its processes can be killed, even if a launch script starts it.
    detached: true,
  });
  const address = await readAddress(createInterface({ input: browser.stderr }));

  return {
    port: Number(new URL(address).port),
    async open(url) {
      const target = await fetch(`http://${new URL(address).host}/json/new?${encodeURIComponent(url)}`, {
        method: "PUT",
      });
      // The DevTools protocol's response.
      const { webSocketDebuggerUrl } = (await target.json()) as { webSocketDebuggerUrl: string };
      return toPage(await connectDevtools(webSocketDebuggerUrl));
    },
    async stop() {
      const ended = once(browser, "exit");
      if (browser.pid) process.kill(-browser.pid, "SIGKILL");
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** An expression: the page's address, and the state of each of its slots. */
const whatItShows = `[location.href, document.readyState, ...[...document.querySelectorAll("[data-slot]")].map((slot) =>
  [slot.dataset.slot, slot.dataset.fragment, slot.dataset.outcome, slot.innerText.slice(0, 80)].join(" "))].join("\\n")`;

async function readAddress(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /DevTools listening on (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("Chromium has ended before it listened");
}

/** A document that is being replaced cannot be queried; the next one can. */
function unlessBetweenDocuments(error: Error): void {
  if (!/navigated|context/i.test(error.message)) throw error;
}

function toPage(devtools: Devtools): RawPage {
  async function evaluate(expression: string): Promise<unknown> {
    const options = { expression, returnByValue: true, awaitPromise: true };
    // The DevTools protocol's response.
    const { result } = (await devtools.send("Runtime.evaluate", options)) as { result: { value?: unknown } };
    return result.value;
  }
  return {
    ...devtools,
    evaluate,
    async until(expression) {
      await expect
        .poll(() => evaluate(`Boolean(${expression})`).catch(unlessBetweenDocuments), {
          message: expression,
          intervals: [100],
        })
        .toBe(true)
        .catch(async (error: unknown) => {
          // No fixture watches this browser's pages.
          const there = String(await evaluate(whatItShows));
          throw new Error(`waited for ${expression}\nthere was ${there}`, { cause: error });
        });
    },
  };
}
