#!/usr/bin/env node
// Plain JavaScript that any Node can run: if this Node is too old for the sources, it starts the one that the project installs.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const neededNode = 26;
const entry = fileURLToPath(new URL("../src/cli/main.ts", import.meta.url));

if (Number.parseInt(process.versions.node, 10) >= neededNode) {
  await import("../src/cli/main.ts");
} else {
  const node = findNode(dirname(entry));
  if (!node) {
    console.error(
      `fragments needs Node ${neededNode}, but this is ${process.version}. Run npm install in the project to get it.`,
    );
    process.exit(1);
  }
  const { status, error } = spawnSync(node, [entry, ...process.argv.slice(2)], { stdio: "inherit" });
  if (error) console.error(`fragments cannot start ${node}: ${error.message}`);
  process.exit(status ?? 1);
}

function findNode(from) {
  const name = process.platform === "win32" ? "node.exe" : "node";
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", ".bin", name);
    if (existsSync(candidate)) return candidate;
    if (dirname(folder) === folder) return undefined;
  }
}
