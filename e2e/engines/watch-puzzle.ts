import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { expect } from "./test.ts";

const puzzleSchema = z.object({ data: z.object({ id: z.string() }) });
const solutionSchema = z.object({ left: z.number() });

export interface PuzzleFront {
  url: string;
  /** The target position of the latest puzzle's piece, in px of its picture. */
  left(): Promise<number>;
  close(): Promise<void>;
}

/** A proxy of the site that records which puzzle it serves: not every engine lets responses be read. */
export async function startPuzzleFront(siteUrl: string, apiUrl: string): Promise<PuzzleFront> {
  let id = "";
  const server = createServer((incoming, response) => {
    const { method = "GET", url = "/", headers } = incoming;
    const onward = request(new URL(url, siteUrl), { method, headers: { ...headers, "accept-encoding": "identity" } });
    onward.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      if (!url.endsWith("/captcha/puzzle")) return;
      void text(answer).then((body) => (id = puzzleSchema.parse(JSON.parse(body)).data.id));
    });
    onward.on("error", () => response.destroy());
    incoming.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async left() {
      await expect.poll(() => id, { message: "a puzzle that was given" }).not.toBe("");
      return solutionSchema.parse(await (await fetch(`${apiUrl}/dev/captcha/${id}`)).json()).left;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
