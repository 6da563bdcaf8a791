import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The one asked for, the system's, or else Playwright's own. */
export function chromiumPath(): string {
  const given = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium"].find((path) => path && existsSync(path));
  return given ?? chromium.executablePath();
}

/** What journeys are walked in: Chromium without its windows where `npm test` has found it, which takes a seventh less of the machine. */
export function journeyChromiumPath(): string {
  return process.env["CHROMIUM_HEADLESS_SHELL"] ?? chromiumPath();
}
