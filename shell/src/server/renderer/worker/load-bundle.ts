import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import type { ServerBundle } from "@zhian/contracts/render";
import type { WorkerStart } from "../protocol/messages.ts";

/** Verifies the bytes right before compiling them, although they were verified when stored. */
export function loadBundle({ file, integrity, modules }: WorkerStart): ServerBundle {
  const bytes = readFileSync(file);
  // Computed here, since this thread may only read the source files listed in start-thread.ts.
  const actual = `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
  if (actual !== integrity) throw new Error(`the server bundle's hash is ${actual}, but the snapshot has ${integrity}`);

  const compiled = compileFunction(bytes.toString("utf8"), ["module", "exports", "require"], {
    filename: "release.cjs",
  });
  const module = { exports: {} };
  compiled(module, module.exports, requireOf(new Set(modules)));
  const { exports } = module;
  if (!isServerBundle(exports)) throw new Error("the server bundle does not export render and fallback");
  return exports;
}

function requireOf(allowed: ReadonlySet<string>) {
  return (name: string): unknown => {
    const plain = name.replace(/^node:/, "");
    if (!allowed.has(plain)) throw new Error(`the server bundle may not require "${name}": bundle it`);
    return createRequire(import.meta.url)(`node:${plain}`);
  };
}

function isServerBundle(value: object): value is ServerBundle {
  return "render" in value && typeof value.render === "function" && "fallback" in value;
}
