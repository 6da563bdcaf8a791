import semver from "semver";
import * as z from "zod";

const manifestSchema = z.object({
  engines: z.object({ node: z.string() }),
  optionalDependencies: z.record(z.string(), z.string()),
});
const isNode = /^node-(bin-)?(darwin|linux|win)-/;

/** Packages in the root's package.json with a Node that is too old for `engines`, or that differs from the others: one line each. */
export function nodeFaults(text: string): string[] {
  const { engines, optionalDependencies } = manifestSchema.parse(JSON.parse(text));
  const brought = Object.entries(optionalDependencies).filter(([name]) => isNode.test(name));
  if (brought.length === 0) return ["package.json: includes no Node"];
  const newest = brought.map(([, version]) => version).toSorted(semver.rcompare)[0];
  return brought.flatMap(([name, version]) => [
    ...(semver.satisfies(version, engines.node)
      ? []
      : [`package.json: ${name} ${version} does not satisfy ${engines.node}`]),
    ...(version === newest ? [] : [`package.json: ${name} ${version} is older than the others, ${newest}`]),
  ]);
}
