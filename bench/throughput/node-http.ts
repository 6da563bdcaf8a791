import { readFile } from "node:fs/promises";
import { createServer } from "node:http";

// The minimum that Node can do for a page: sends finished bytes from memory. start-node-http.ts wrote the arguments.
const [port, file = ""] = process.argv.slice(2);
const page = await readFile(file);
const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-cache",
  "content-length": page.byteLength,
};

createServer((_, response) => response.writeHead(200, headers).end(page)).listen(Number(port), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
