import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runToEnd } from "../../tools/processes/run-to-end.ts";
import { ownGroup, running } from "../../tools/processes/running.ts";
import { findFreePorts } from "../free-ports.ts";
import { untilAnswers } from "./until-answers.ts";

/** Returns the address of an nginx with one worker that serves this page from its own folder; null if nginx is not installed. */
export async function startNginx(dir: string, page: string, prefix: readonly string[]): Promise<string | null> {
  if (!(await isInstalled())) return null;
  const [port = 0] = await findFreePorts(1);
  await mkdir(join(dir, "pages"), { recursive: true });
  await writeFile(join(dir, "pages/page.html"), page);
  await writeFile(join(dir, "nginx.conf"), toConfig(dir, port));
  const command = ["nginx", "-p", dir, "-c", join(dir, "nginx.conf"), "-e", join(dir, "error.log")];
  const [program = "nginx", ...args] = [...prefix, ...command];
  const child = running.add(spawn(program, args, { stdio: "ignore", ...ownGroup }));
  const url = `http://127.0.0.1:${port}/page.html`;
  await untilAnswers(url, child);
  return url;
}

async function isInstalled(): Promise<boolean> {
  try {
    return (await runToEnd(["nginx", "-v"], { cwd: process.cwd() })).code === 0;
  } catch {
    // The program is not installed.
    return false;
  }
}

function toConfig(dir: string, port: number): string {
  // As root, nginx would run its worker as a user who may not read this folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `${user}daemon off;
worker_processes 1;
pid ${dir}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 10000000;
  types { text/html html; }
  open_file_cache max=10;
${temporary.map((name) => `  ${name}_temp_path ${dir}/${name};`).join("\n")}
  server {
    listen 127.0.0.1:${port};
    root ${dir}/pages;
    add_header Cache-Control "private, no-cache";
  }
}
`;
}
