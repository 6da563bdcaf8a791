import { writeFile } from "node:fs/promises";
import { relative } from "node:path";
import type { BrowserContext, TestInfo } from "@playwright/test";
import { readSecrets } from "../secrets.ts";
import { root } from "../site.ts";
import { collectConsole } from "./console-log.ts";
import { markLogs } from "./server-logs.ts";
import { whatPagesShow } from "./what-pages-show.ts";

/** The number of lines of each part shown in the terminal; its file contains all of them. */
const shownLines = 25;
const shownWidth = 400;

interface Part {
  title: string;
  text: string;
  /** Path in the test's output folder. */
  file: string;
}

/**
 * Follows a test from its start. Call the returned function when the test is over: it throws if the test failed, with the content
 * and console of its pages, and what the servers have logged meanwhile.
 */
export function followTest(context: BrowserContext, info: TestInfo): () => Promise<void> {
  const readLogs = markLogs();
  const readConsole = collectConsole(context);
  return async () => {
    if (info.status === info.expectedStatus) return;
    const logs = readLogs().map(({ of, text }, index) => ({ title: of, text, file: `log-${index + 1}.txt` }));
    const parts: Part[] = [
      { title: "what its pages show", text: await whatPagesShow(context), file: "pages.txt" },
      { title: "what they said in their consoles", text: readConsole(), file: "console.txt" },
      ...logs,
    ];
    const told: string[] = [];
    for (const part of parts) told.push(await keep({ ...part, text: withoutSecrets(part.text) }, info));
    throw toError(`When this test failed, there was\n\n${told.join("\n\n")}`);
  };
}

/** Writes the whole part to a file, and returns its end for the terminal. */
async function keep({ title, text, file }: Part, info: TestInfo): Promise<string> {
  const lines = text.trim().split("\n").filter(Boolean);
  if (lines.length === 0) return `${title}: nothing`;
  const path = info.outputPath(file);
  await writeFile(path, text);
  const shown = lines.slice(-shownLines).map((line) => `    ${line.slice(0, shownWidth)}`);
  const said = lines.length > shown.length ? `the last ${shown.length} of ${lines.length} lines` : "all";
  return [`${title} (${said} of ${relative(root, path)}):`, ...shown].join("\n");
}

function withoutSecrets(text: string): string {
  return readSecrets().reduce((rest, [name, secret]) => rest.replaceAll(secret, `[the ${name}]`), text);
}

/** The place where it was thrown is irrelevant to the failure. */
function toError(message: string): Error {
  return Object.assign(new Error(message), { stack: message });
}
