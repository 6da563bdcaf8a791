import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "@jest/globals";
import { pollPages } from "./poll-pages.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Starts a site that shows `version`, or responds with an error if there is none. */
async function startPages(shows: { version: string | null }): Promise<string> {
  const server = createServer((_, response) => {
    if (shows.version === null) response.writeHead(503).end();
    else response.end(`<script src="/_fragments/mf-products/${shows.version}/remoteEntry.js"></script>`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === "object" ? `http://127.0.0.1:${address?.port}/` : "";
}

describe("pollPages", () => {
  it("reports the first page that shows another release", async () => {
    const shows = { version: "1.0.0" };
    const poll = pollPages(await startPages(shows), "mf-products", { visitors: 2 });
    ends.unshift(poll.stop);
    await poll.untilShown("1.0.0");

    const changed = poll.untilShown("1.0.1");
    shows.version = "1.0.1";
    const page = await changed;
    expect(page).toMatchObject({ version: "1.0.1" });
    expect(page.answeredAt).toBeGreaterThanOrEqual(page.askedAt);
  });

  it("records a page that failed, and continues", async () => {
    const shows: { version: string | null } = { version: null };
    const poll = pollPages(await startPages(shows), "mf-products", { visitors: 1 });
    ends.unshift(poll.stop);
    const back = poll.untilShown("1.0.0");
    while (!poll.seen.some(({ version }) => version === null)) await new Promise(setImmediate);
    shows.version = "1.0.0";
    await back;
    expect(poll.seen[0]).toMatchObject({ version: null });
  });
});
