import { writeFile } from "node:fs/promises";
import { relative } from "node:path";
import type { TestInfo } from "@playwright/test";
import { readSecrets } from "../secrets.ts";
import { root } from "../site.ts";
import type { LogExcerpt } from "./server-logs.ts";

/** The number of lines of each part shown in the terminal; its file contains all of them. */
const shownLines = 25;
const shownWidth = 400;

interface Part {
  title: string;
  text: string;
  /** Path in the test's output folder. */
  file: string;
}

/** An error that says what there was when a test failed. All of it is kept as files in the test's output folder. */
export async function describeFailure(info: TestInfo, browser: readonly Part[], logs: LogExcerpt[]): Promise<Error> {
  const servers = logs.map(({ of, text }, index) => ({ title: of, text, file: `log-${index + 1}.txt` }));
  const told: string[] = [];
  for (const part of [...browser, ...servers])
    told.push(await keep({ ...part, text: withoutSecrets(part.text) }, info));
  const message = `When this test failed, there was\n\n${told.join("\n\n")}`;
  // The place where it was thrown is irrelevant to the failure.
  return Object.assign(new Error(message), { stack: message });
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
