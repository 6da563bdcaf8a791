import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";

/** The requested one, the system's, or else Playwright's own. */
export function chromiumPath(): string {
  const given = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium"].find((path) => path && existsSync(path));
  return given ?? chromium.executablePath();
}

/** Chromium without its windows, where `npm test` has found it: it takes a seventh less of the machine. */
const headlessShell = process.env["CHROMIUM_HEADLESS_SHELL"];

/** The browser of the journeys. */
export function journeyChromiumPath(): string {
  return headlessShell ?? chromiumPath();
}

/** A test has a page for a second or two: optimizing its code takes a fourth of its CPU time and never pays off. */
const baselineScripts = ["--js-flags=--no-maglev --no-opt"];

/** How the browser of the journeys is started. The long run uses Chromium as people have it. */
export function launchedForJourneys(): LaunchOptions {
  const { args = [], ...launched } = launchedFrom(journeyChromiumPath());
  return { ...launched, args: headlessShell ? [...args, ...baselineScripts] : args };
}

/** How a test's browser is started. */
export function launchedFrom(executablePath: string): LaunchOptions {
  return {
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Requests to other machines get no answer: the site has to stand alone.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    ],
  };
}
