import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";

/** The one asked for, the system's, or else Playwright's own. */
export function chromiumPath(): string {
  const given = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium"].find((path) => path && existsSync(path));
  return given ?? chromium.executablePath();
}

/** Chromium without its windows, where `npm test` has found it: it takes a seventh less of the machine. */
const withoutWindows = process.env["CHROMIUM_HEADLESS_SHELL"];

/** What journeys are walked in. */
export function journeyChromiumPath(): string {
  return withoutWindows ?? chromiumPath();
}

/** Pages of a test live for a second or two: compiling their code for speed takes a fourth of their processor and saves none. */
const briefPages = ["--js-flags=--no-maglev --no-opt"];

/** How the journeys' browser is started; the long run's is as people have it. */
export function launchedForJourneys(): LaunchOptions {
  const { args = [], ...launched } = launchedFrom(journeyChromiumPath());
  return { ...launched, args: withoutWindows ? [...args, ...briefPages] : args };
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
      // Whatever asks for another machine gets no answer: the site has to stand alone.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    ],
  };
}
