import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { runToEnd } from "../processes/run-to-end.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A Chromium on this machine that starts: the requested one, Playwright's own, or the system's. */
export async function findChromium(env: Record<string, string | undefined>): Promise<string | null> {
  for (const path of candidates(env)) if (await starts(path)) return path;
  return null;
}

export function candidates({ CHROMIUM_PATH, PATH = "" }: Record<string, string | undefined>): string[] {
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []), chromium.executablePath(), ...onPath, ...elsewhere];
}

/** Headless Chromium, which Playwright itself prefers; null if there is none. */
export async function findHeadlessShell({ PATH = "" }: Record<string, string | undefined>): Promise<string | null> {
  const names = ["chromium-headless-shell", "chrome-headless-shell"];
  const paths = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  for (const path of paths) if (await starts(path)) return path;
  return null;
}

/** An installed browser may still lack the system's libraries. */
async function starts(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  // Chrome on Windows responds to --version by opening a window.
  if (process.platform === "win32") return true;
  const { code } = await runToEnd([path, "--version"], { cwd: process.cwd() });
  return code === 0;
}
