import { basename, join } from "node:path";
import { signId, signsPath } from "@zhian/contracts/signs";
import { Representation } from "@zhian/serve/representation";
import type { LiveSnapshot } from "../../snapshot/live-snapshot.ts";
import { type Exchange, sendRepresentation } from "../exchange/exchange.ts";
import { readBuiltFile } from "./read-built-file.ts";

const headers = { "cache-control": "public, max-age=300, stale-while-revalidate=2592000" };
const type = "image/svg+xml; charset=utf-8";

/**
 * Serves the drawn signs (`tools/signs`) and, as text in the visitor's own font, the seals of served products that are not drawn
 * yet: a team can add a product without a new shell. `folder`: the shell's own files.
 */
export async function createSignsServer(folder: string, live: () => LiveSnapshot | undefined) {
  const asDrawn = await readBuiltFile(join(folder, basename(signsPath)), type);
  const drawn = asDrawn.body.toString();
  const made = new WeakMap<LiveSnapshot, Representation>();

  function signsOf(snapshot: LiveSnapshot): Representation {
    const known = made.get(snapshot);
    if (known) return known;
    const written = sealsOf(snapshot).filter((seal) => !drawn.includes(`<symbol id="${signId(seal)}"`));
    const signs =
      written.length === 0
        ? asDrawn
        : new Representation(drawn.replace("</svg>", `${written.map(toSymbol).join("\n")}\n</svg>`), { type });
    made.set(snapshot, signs);
    return signs;
  }

  return async function serve(exchange: Exchange): Promise<void> {
    exchange.kind = "static";
    const snapshot = live();
    await sendRepresentation(exchange, snapshot ? signsOf(snapshot) : asDrawn, headers);
  };
}

/** Includes the seals of canaries: visitors without the canary never see them. */
function sealsOf({ deployments }: LiveSnapshot): string[] {
  const releases = deployments.flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])]);
  return [...new Set(releases.flatMap(({ manifest: { offers = [] } }) => offers.map(({ seal }) => seal)))];
}

/** `seal`: one Han character, by the manifest's schema. Has the view box of the drawn signs. */
function toSymbol(seal: string): string {
  const text = `<text xml:lang="zh-Hans" font-family="sans-serif" font-size="250" font-weight="600">${seal}</text>`;
  return `<symbol id="${signId(seal)}" viewBox="0 -220 250 220" overflow="visible">${text}</symbol>`;
}
