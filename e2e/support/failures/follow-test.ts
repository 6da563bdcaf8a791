import type { BrowserContext, TestInfo } from "@playwright/test";
import { collectConsole } from "./console-log.ts";
import { describeFailure } from "./describe-failure.ts";
import { markLogs } from "./server-logs.ts";
import { whatPagesShow } from "./what-pages-show.ts";

/**
 * Follows a test from its start. Call the returned function when the test is over: it throws if the test failed, with the content
 * and console of its pages, and what the servers have logged meanwhile.
 */
export function followTest(context: BrowserContext, info: TestInfo): () => Promise<void> {
  const readLogs = markLogs();
  const readConsole = collectConsole(context);
  return async () => {
    if (info.status === info.expectedStatus) return;
    const browser = [
      { title: "what its pages show", text: await whatPagesShow(context), file: "pages.txt" },
      { title: "what they said in their consoles", text: readConsole(), file: "console.txt" },
    ];
    throw await describeFailure(info, browser, readLogs());
  };
}
