import type { BrowserContext } from "@playwright/test";

/** Collects all console messages of a context's pages, with their locations. */
export function collectConsole(context: BrowserContext): () => string {
  const lines: string[] = [];
  context.on("console", (message) => lines.push(`${message.type()}: ${message.text()} (${message.location().url})`));
  context.on("weberror", (error) => lines.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on("requestfailed", (request) => {
    lines.push(`failed: ${request.method()} ${request.url()} (${request.failure()?.errorText ?? "no reason"})`);
  });
  return () => lines.join("\n");
}
