import type { PublicConfig } from "@zhian/contracts/render";

const builtIn = "/console";

/** A link for sharing, with the origin of this site, or of the console if that is elsewhere. */
export function linkAddress(path: string, { origin, consoleUrl }: Pick<PublicConfig, "origin" | "consoleUrl">): string {
  return consoleUrl === builtIn || !path.startsWith(builtIn) ? origin + path : consoleUrl + path.slice(builtIn.length);
}
