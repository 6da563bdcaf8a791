import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { siteFileAddress } from "@zhian/contracts/site-list";
import { integrityOf } from "@zhian/release/integrity-of";
import { createListeners, isOwn, jsonType, send, sendFile, unkept } from "./answers.ts";
import { createAskSite } from "./ask-site.ts";
import { DevSiteError } from "./dev-site-error.ts";
import { baseOf, type LocalRelease } from "./local-release.ts";
import { reasonOf } from "./reason-of.ts";
import { createSiteNow } from "./site-now.ts";

interface Options {
  site: string;
  /** 0 selects any free port. */
  port: number;
  /** The latest build. */
  local(): LocalRelease;
  say(line: string): void;
}

export interface ServedSite {
  url: string;
  /** Makes open pages adopt the latest build, in place if they can. */
  tellBuilt(): void;
  close(): void;
}

/**
 * Serves the site at a local address, with the team's code in its pages. Only this machine can reach it, and only its own pages may send
 * requests. Rejects with a DevSiteError if the port is taken.
 */
export async function serveSite({ site, port, local, say }: Options): Promise<ServedSite> {
  const texts = new Map<string, string>();
  const listeners = createListeners();
  let here = "";
  const keep = (text: string) => void texts.set(siteFileAddress(integrityOf(text)), text);
  const parts = { site, here: () => here, local, keep };
  const askSite = createAskSite({ ...parts, say });
  const siteNow = createSiteNow(parts);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", here);
    if (!isOwn(request, here))
      return send(response, { status: 403, text: "Only pages at this address may send requests.\n" });
    if (pathname === "/_dev/events") return listeners.listen(response);
    if (pathname === "/_revision") return send(response, await siteNow(request));
    if (pathname === "/_reports") return tellReport(request, response);
    const text = texts.get(pathname);
    if (text !== undefined) return send(response, { status: 200, text, type: jsonType });
    if (pathname.startsWith(baseOf(local().manifest))) return sendFile(response, local(), pathname);
    await askSite(request, response);
  }

  /** Errors of code that only runs on this machine must not be reported to the site. */
  async function tellReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const report = Buffer.concat(await request.toArray()).toString("utf8");
    say(`The browser reported: ${report.slice(0, 1000)}`);
    response.writeHead(204, unkept).end();
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      const text = `${site} cannot be reached: ${reasonOf(error)}.\n`;
      say(text.trim());
      if (response.headersSent) response.destroy();
      else send(response, { status: 502, text });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const says = `Port ${port} is already in use. Choose another one with --port.`;
      reject(cause.code === "EADDRINUSE" ? new DevSiteError(says, { cause }) : cause);
    });
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  here = `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`;

  return {
    url: here,
    tellBuilt: () => listeners.tell(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
