import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { baseOf, type LocalRelease } from "./local-release.ts";

export const jsonType = "application/json; charset=utf-8";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": jsonType,
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".png": "image/png",
};

/** Headers of responses that change during development. */
export const unkept = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

export interface Answer {
  status: number;
  text: string;
  type?: string;
}

export function send(response: ServerResponse, { status, text, type = "text/plain; charset=utf-8" }: Answer): void {
  response.writeHead(status, { ...unkept, "content-type": type }).end(text);
}

/** Sends a file of the release that browsers may request. */
export function sendFile(response: ServerResponse, { manifest, dist }: LocalRelease, pathname: string): void {
  const path = pathname.slice(baseOf(manifest).length);
  if (!Object.hasOwn(manifest.files, path) || path.startsWith("server/"))
    return send(response, { status: 404, text: "Not Found\n" });
  response.writeHead(200, { ...unkept, "content-type": types[extname(path)] ?? "application/octet-stream" });
  createReadStream(join(dist, path))
    .on("error", () => response.destroy())
    .pipe(response);
}

/** Otherwise another page in the same browser could send requests to the site by this address, or read it under its own host name. */
export function isOwn({ method, headers }: IncomingMessage, here: string): boolean {
  if (`http://${headers.host}` !== here) return false;
  if (headers.origin !== undefined && headers.origin !== here) return false;
  const from = headers["sec-fetch-site"];
  const isStep = method === "GET" && headers["sec-fetch-mode"] === "navigate";
  return from === undefined || from === "same-origin" || from === "none" || isStep;
}

/** Open pages that listen for the next build. */
export function createListeners() {
  const open = new Set<ServerResponse>();
  return {
    listen(response: ServerResponse): void {
      response.writeHead(200, { ...unkept, "content-type": "text/event-stream" });
      response.write("retry: 1000\n\n");
      open.add(response);
      response.on("close", () => open.delete(response));
    },
    tell: () => open.forEach((response) => response.write("data: built\n\n")),
  };
}
