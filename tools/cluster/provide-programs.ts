import { existsSync } from "node:fs";
import { runToEnd } from "../processes/run-to-end.ts";
import { CommandError } from "../progress/print-failure.ts";

/** By program: the package that contains it. */
const packages = {
  nginx: "nginx-light",
  "redis-server": "redis-server",
  openssl: "openssl",
} as const;
/** For nginx; an nginx from another source may lack it. */
export const brotliModule = {
  file: "/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so",
  name: "libnginx-mod-http-brotli-filter",
};

/** Installs missing system packages if run as root; otherwise reports what to install. */
export async function providePrograms(root: string, detail: (text: string) => void): Promise<void> {
  const missing: string[] = [];
  for (const [program, name] of Object.entries(packages)) if (!(await isThere(root, program))) missing.push(name);
  if (!existsSync(brotliModule.file)) missing.push(brotliModule.name);
  if (missing.length === 0) return;
  const names = missing.join(" ");
  if (process.getuid?.() !== 0 || !(await isThere(root, "apt-get")))
    throw new CommandError(`The cluster needs ${names}: install them, or run this as root on Debian.`);
  detail(`installing ${names}`);
  // A server that its package starts on installation would only interfere.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  for (const command of [
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", ...missing],
  ]) {
    const { code, output } = await runToEnd(command, { cwd: root, env });
    if (code !== 0) throw new CommandError(`${command.join(" ")} failed:\n${output.trim()}`);
  }
}

async function isThere(root: string, program: string): Promise<boolean> {
  return (await runToEnd(["sh", "-c", `command -v ${program}`], { cwd: root })).code === 0;
}
