import type { PublicConfig } from "@zhian/contracts/render";

const builtIn = "/console";

/** A link as others are given it: with this site before it, or with the console that stands elsewhere. */
export function linkAddress(path: string, { origin, consoleUrl }: Pick<PublicConfig, "origin" | "consoleUrl">): string {
  return consoleUrl === builtIn || !path.startsWith(builtIn) ? origin + path : consoleUrl + path.slice(builtIn.length);
}
