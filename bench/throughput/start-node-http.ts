import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ownGroup, running } from "../../tools/processes/running.ts";
import { findFreePorts } from "../free-ports.ts";
import { untilAnswers } from "./until-answers.ts";

/** A substring of its command line. */
export const nodeHttpMark = "bench/throughput/node-http.ts";

/** Returns the address of a bare Node server that serves this page from memory. */
export async function startNodeHttp(dir: string, page: string, prefix: readonly string[]): Promise<string> {
  const [port = 0] = await findFreePorts(1);
  const file = join(dir, "page.html");
  await mkdir(dir, { recursive: true });
  await writeFile(file, page);
  const entry = join(import.meta.dirname, "node-http.ts");
  const [program, ...args] = [...prefix, process.execPath, entry, String(port), file];
  const child = running.add(spawn(program, args, { stdio: "ignore", ...ownGroup }));
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswers(url, child);
  return url;
}
