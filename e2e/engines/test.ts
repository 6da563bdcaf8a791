import { writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { test as base, expect } from "@playwright/test";
import { journeyChromiumPath, launchedFrom } from "../support/chromium-path.ts";
import { describeFailure } from "../support/failures/describe-failure.ts";
import { markLogs } from "../support/failures/server-logs.ts";
import { root, site } from "../support/site.ts";
import type { Engine, EngineName, Settings } from "./driver.ts";
import { findFirefox, findWebkit, whyNotTried } from "./programs.ts";
import { startByPuppeteer } from "./puppeteer-engine.ts";
import { createVisitor, type Visitor } from "./visitor.ts";
import { startWebkit } from "./webkit-engine.ts";

export interface EngineOptions {
  /** Each project of the configuration runs the same journeys in another engine. */
  engineName: EngineName;
  settings: Settings;
}

interface EngineFixtures {
  /** Started once per worker; null if this machine has no such engine. */
  engine: Engine | null;
}

interface VisitorFixtures {
  siteUrl: string;
  visitor: Visitor;
}

/** Journeys in an engine that Playwright does not drive: its runner, with another browser. */
export const test = base.extend<VisitorFixtures, EngineOptions & EngineFixtures>({
  engineName: ["chromium", { option: true, scope: "worker" }],
  settings: [{}, { option: true, scope: "worker" }],
  engine: [
    async ({ engineName, settings }, use) => {
      const engine = whyNotTried(engineName, process.env) ? null : await startEngine(engineName, settings);
      await use(engine);
      await engine?.stop();
    },
    { scope: "worker" },
  ],
  siteUrl: site.url,
  visitor: async ({ engine, engineName, siteUrl }, use, info) => {
    const reason = whyNotTried(engineName, process.env);
    if (reason && process.env["ENGINES_REQUIRED"]) throw new Error(reason);
    info.skip(engine === null, reason);
    if (!engine) return;
    const readLogs = markLogs();
    const driver = await engine.begin(siteUrl);
    try {
      await driver.resize(1440, 900);
      const visitor = createVisitor(driver, siteUrl);
      await use(visitor);
      if (info.status !== info.expectedStatus) throw await tellFailure();
      expect(visitor.unexpected(), `what the page complains of in ${driver.version}`).toEqual([]);
    } finally {
      await driver.end();
    }

    async function tellFailure(): Promise<Error> {
      const path = info.outputPath("window.png");
      await writeFile(path, await driver.picture());
      const where = await driver.evaluate("location.href + ' | ' + document.title");
      const browser = [
        { title: `what ${driver.version} shows in ${relative(root, path)}`, text: String(where), file: "page.txt" },
        { title: "what it complains of", text: driver.complaints().join("\n"), file: "console.txt" },
      ];
      return describeFailure(info, browser, readLogs());
    }
  },
});

export { expect };

export function startEngine(name: EngineName, settings: Settings): Promise<Engine> {
  switch (name) {
    case "chromium": {
      const path = journeyChromiumPath();
      return startByPuppeteer({ browser: "chrome", path, args: launchedFrom(path).args ?? [] }, settings);
    }
    case "firefox":
      return startByPuppeteer({ browser: "firefox", path: findFirefox(process.env) ?? "" }, settings);
    case "webkit": {
      const programs = findWebkit(process.env);
      if (!programs) throw new Error("there is no WebKit");
      return startWebkit(programs, settings);
    }
  }
}
