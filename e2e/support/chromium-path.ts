import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";

/** The requested Chromium, the system's, or Playwright's own. */
export function chromiumPath(): string {
  const given = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium"].find((path) => path && existsSync(path));
  return given ?? chromium.executablePath();
}

/** Headless Chromium, if `npm test` has found it: it uses a seventh less of the machine. */
const headlessShell = process.env["CHROMIUM_HEADLESS_SHELL"];

/** The browser of the journeys. */
export function journeyChromiumPath(): string {
  return headlessShell ?? chromiumPath();
}

/** A test uses a page for a second or two: optimizing its code takes a fourth of its CPU time and never pays off. */
const baselineScripts = ["--js-flags=--no-maglev --no-opt"];

/** Launch options of the journeys' browser. The long run uses Chromium as people have it. */
export function launchedForJourneys(): LaunchOptions {
  const { args = [], ...launched } = launchedFrom(journeyChromiumPath());
  return { ...launched, args: headlessShell ? [...args, ...baselineScripts] : args };
}

/** Launch options of a test's browser. */
export function launchedFrom(executablePath: string): LaunchOptions {
  return {
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Other hosts do not resolve: the site must work on its own.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    ],
  };
}
