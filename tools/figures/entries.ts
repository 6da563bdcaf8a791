import { matchesGlob, posix } from "node:path";
import * as z from "zod";

const listSchema = z.union([z.string(), z.array(z.string())]).default([]);
const knipSchema = z.object({ workspaces: z.record(z.string(), z.object({ entry: listSchema })) });

/** The entries in the dead-code gate's configuration: files whose exports a program or a bundler reads by name. */
export function readEntries(knipJsonc: string): (path: string) => boolean {
  const json = knipJsonc.replaceAll(/^\s*\/\/.*$/gm, "");
  const { workspaces } = knipSchema.parse(JSON.parse(json));
  const patterns = Object.entries(workspaces).flatMap(([dir, { entry }]) =>
    [entry].flat().map((pattern) => posix.join(dir, pattern)),
  );
  return (path) => patterns.some((pattern) => matchesGlob(path, pattern));
}
