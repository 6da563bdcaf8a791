import type { BrowserContext } from "@playwright/test";

export interface PageLog {
  /** Messages like this are what the test is about. */
  expect(message: RegExp): void;
  unexpected(): string[];
}

/**
 * Collects what pages of a context complain of: warnings, errors, refused scripts, uncaught exceptions, and what they report
 * to the site, hydration faults among it.
 */
export async function watchLog(context: BrowserContext): Promise<PageLog> {
  const said: string[] = [];
  const expected: RegExp[] = [];
  // A beacon's body is not shown to who watches requests, so the page says it first: whoever reads a failure knows whose it is.
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((text) => console.debug(`report: ${text}`));
      return send(address, body);
    };
  });
  context.on("console", (message) => {
    if (message.type() === "debug" && message.text().startsWith("report: ")) said.push(message.text());
    if (["warning", "error", "assert"].includes(message.type())) {
      said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/_reports") said.push(`report: ${request.postData() ?? ""}`);
  });
  context.on("weberror", (error) => said.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  return {
    expect: (message) => expected.push(message),
    unexpected: () => said.filter((line) => !expected.some((message) => message.test(line))),
  };
}
