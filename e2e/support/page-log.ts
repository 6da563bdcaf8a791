import type { BrowserContext } from "@playwright/test";
import { isUsedByNow, type LatePreload, readLatePreload, recordLoadedFiles } from "@zhian/testing/late-preloads";

export interface PageLog {
  /** Expects messages that match: they are what the test is about. */
  expect(message: RegExp): void;
  unexpected(): Promise<string[]>;
}

/**
 * Collects the complaints of a context's pages: warnings, errors, refused scripts, uncaught exceptions, and their reports
 * to the site, including hydration faults.
 */
export async function watchLog(context: BrowserContext): Promise<PageLog> {
  const said: string[] = [];
  const expected: RegExp[] = [];
  const unused: LatePreload[] = [];
  let beacons = 0;
  let beaconsTold = 0;
  const tell = (report: string) => {
    // Not caused by the site. If it is an error, it is among the page's messages anyway.
    if (!report.includes('"kind":"outside"')) said.push(report);
  };
  // Playwright does not show a beacon's body in its requests, so the page logs it first, for the reader of a failure.
  await context.addInitScript(() => {
    // In a tab opened by a click, this may run after the page's own scripts, which then keep the browser's function.
    if (Object.hasOwn(navigator, "sendBeacon")) return;
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (address === "/_reports" && body instanceof Blob)
        void body.text().then((text) => console.debug(`report: ${text}`));
      return send(address, body);
    };
  });
  await recordLoadedFiles(context);
  context.on("console", (message) => {
    const preload = readLatePreload(message);
    if (preload) {
      unused.push(preload);
      return;
    }
    if (message.type() === "debug" && message.text().startsWith("report: ")) {
      beaconsTold += 1;
      tell(message.text());
    }
    if (["warning", "error", "assert"].includes(message.type())) {
      said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/_reports") return;
    const body = request.postData();
    if (body) tell(`report: ${body}`);
    else beacons += 1;
  });
  context.on("weberror", (error) => said.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  return {
    expect: (message) => expected.push(message),
    async unexpected() {
      const late = await Promise.all(
        unused.map(async (each) => ((await isUsedByNow(each)) ? [] : [`warning: ${each.text}`])),
      );
      // A report whose document ended before its body could be read.
      const untold = beacons > beaconsTold ? ["report: "] : [];
      return [...said, ...untold, ...late.flat()].filter((line) => !expected.some((message) => message.test(line)));
    },
  };
}
