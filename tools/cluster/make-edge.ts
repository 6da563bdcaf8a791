import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runToEnd } from "../processes/run-to-end.ts";
import { CommandError } from "../progress/print-failure.ts";
import { brotliModule } from "./provide-programs.ts";

export interface EdgePlaces {
  root: string;
  dir: string;
  sitePort: number;
  apiPort: number;
  /** Such as `127.0.0.1:8080`. */
  shells: readonly string[];
  apis: readonly string[];
}

/** Writes the configuration around deploy/edge/site.conf, and a certificate for this machine. Returns the command that starts nginx. */
export async function makeEdge(places: EdgePlaces): Promise<string[]> {
  const { root, dir, sitePort, apiPort, shells, apis } = places;
  await mkdir(dir, { recursive: true });
  await makeCertificate(dir);
  const hasBrotli = existsSync(brotliModule.file);
  const files: Record<string, string> = {
    "upstreams.conf": upstreams(shells, apis),
    "listen-site.conf": `listen 127.0.0.1:${sitePort} ssl http2;
ssl_certificate ${dir}/certificate.pem;
ssl_certificate_key ${dir}/key.pem;
`,
    "listen-api.conf": `listen 127.0.0.1:${apiPort};\n`,
    "brotli.conf": hasBrotli ? `include ${root}/deploy/edge/brotli.conf;\n` : "",
    "nginx.conf": main(root, dir, hasBrotli),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
  return ["nginx", "-p", dir, "-c", join(dir, "nginx.conf"), "-e", join(dir, "error.log")];
}

function upstreams(shells: readonly string[], apis: readonly string[]): string {
  const servers = (addresses: readonly string[]) =>
    addresses.map((address) => `  server ${address} max_fails=1 fail_timeout=1s;`).join("\n");
  return `upstream shells {
  hash $remote_addr$http_user_agent consistent;
${servers(shells)}
  keepalive 32;
}
map $http_x_forwarded_for $api_key {
  "" $request_uri;
  default $http_x_forwarded_for;
}
upstream apis {
  hash $api_key consistent;
${servers(apis)}
  keepalive 32;
}
`;
}

function main(root: string, dir: string, hasBrotli: boolean): string {
  // As root, nginx would run its workers as a user who may not read this folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `${user}${hasBrotli ? `load_module ${brotliModule.file};\n` : ""}daemon off;
worker_processes 2;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
events { worker_connections 1024; }
http {
${temporary.map((name) => `  ${name}_temp_path ${dir}/${name};`).join("\n")}
  include upstreams.conf;
  include ${root}/deploy/edge/site.conf;
}
`;
}

async function makeCertificate(dir: string): Promise<void> {
  const command = [
    ..."openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost".split(" "),
    "-addext",
    "subjectAltName=DNS:localhost,IP:127.0.0.1",
    "-keyout",
    join(dir, "key.pem"),
    "-out",
    join(dir, "certificate.pem"),
  ];
  const { code, output } = await runToEnd(command, { cwd: dir });
  if (code !== 0) throw new CommandError(`openssl could not create a certificate:\n${output.trim()}`);
}
