import type { BuiltModules } from "../build/build-modules.ts";
import { singleSpaDocument } from "../single-spa/document.ts";
import type { Spare } from "../spares/spares.ts";
import { type PeerPlace, startPeerServer } from "./start-server.ts";

export function startSingleSpa(place: PeerPlace, built: BuiltModules, spares: readonly Spare[]): Promise<string> {
  return startPeerServer(place, {
    name: `single-spa-${spares.length}`,
    entry: "serve/static-main.ts",
    files: { "document.html": (url) => singleSpaDocument(built, url, spares) },
  });
}
