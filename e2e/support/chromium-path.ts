import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";

/** The one asked for, the system's, or else Playwright's own. */
export function chromiumPath(): string {
  const given = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium"].find((path) => path && existsSync(path));
  return given ?? chromium.executablePath();
}

/** What journeys are walked in: Chromium without its windows where `npm test` has found it, which takes a seventh less of the machine. */
export function journeyChromiumPath(): string {
  return process.env["CHROMIUM_HEADLESS_SHELL"] ?? chromiumPath();
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
