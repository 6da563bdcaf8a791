import { init, type ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import type { FragmentProps, PageFragment } from "@zhian/contracts/page";
import type { PublicConfig } from "@zhian/contracts/render";
import { withRetries } from "@zhian/fragment/with-retries";
import { isLostFile } from "../files/chunk-reload.ts";
import { runEntry } from "../files/run-entry.ts";
import type { IntegrityLookup } from "../guards/integrity.ts";
import { fileAddress } from "../page/page-state.ts";
import { within } from "../timing/with-timeout.ts";
import { sharedModules } from "./shared-modules.ts";
import type { Watch } from "./watch-fragments.ts";

/** What a remote's entry leaves under its name. */
type Container = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin["loadEntry"]>>>;
type LifeCycle = (props: FragmentProps) => Promise<unknown>;

/** What a fragment exposes as `./app`. */
export interface RemoteApp {
  bootstrap: LifeCycle;
  mount: LifeCycle;
  unmount: LifeCycle;
  /** Has the code at hand that its page at an address is drawn with. Releases from before it have none. */
  prepare?(url: string, config: PublicConfig, catalogue: FragmentProps["catalogue"]): Promise<void>;
}

/** Retries included; whoever waits for the slot has seen what became of it within 5 s. */
const loadLimitMs = 4_000;

/** The browser halves of the page's fragments. Each is registered by its entry's own address: no manifest is asked for. */
export function createRemotes(fragments: readonly PageFragment[], integrityOf: IntegrityLookup, watch: Watch) {
  const federation = init({
    name: "shell",
    remotes: fragments.map(toRemote),
    shared: sharedModules,
    plugins: [verifiedEntries(integrityOf)],
  });

  // An element with such an id would be found under the same name, and be taken for a container that is there already.
  for (const { browser } of fragments) {
    Reflect.defineProperty(globalThis, browser.global, { value: undefined, writable: true, configurable: true });
  }

  return {
    add(fragment: PageFragment): void {
      federation.registerRemotes([toRemote(fragment)]);
    },
    /** Rejects when the code is lost for good, tampered with, or not there within 4 s, retries included; may be called again. */
    async load(fragment: PageFragment): Promise<RemoteApp> {
      // single-spa re-routes under one lock: a remote that hangs would freeze every later navigation.
      const { global } = fragment.browser;
      let isGivenUp = false;
      const loading = withRetries(
        () => watch(fragment, () => federation.loadRemote<RemoteApp>(`${global}/app`)),
        (error) => !isGivenUp && isLostFile(error),
      );
      const app = await within(`loading ${fragment.name}`, loadLimitMs, loading).catch((error: unknown) => {
        isGivenUp = true;
        // The next load starts from the entry: what was evaluated in part would be taken for whole.
        federation.moduleCache.delete(global);
        Reflect.set(globalThis, global, undefined);
        throw error;
      });
      if (!app) throw new Error(`${fragment.name} exposes no ./app`);
      return app;
    },
  };
}

export type Remotes = ReturnType<typeof createRemotes>;

function toRemote(fragment: PageFragment) {
  return {
    name: fragment.browser.global,
    entryGlobalName: fragment.browser.global,
    entry: new URL(fileAddress(fragment, fragment.browser.entry), location.origin).href,
    type: "global" as const,
  };
}

/** Remote entries carry the snapshot's hash; the chunks behind them get theirs from webpack's runtime. */
function verifiedEntries(integrityOf: IntegrityLookup): ModuleFederationRuntimePlugin {
  return {
    name: "verified-entries",
    async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
      // Federation's own build has made whatever stands there.
      const container = () => Reflect.get(globalThis, entryGlobalName) as Container;
      if (!container()) await runEntry({ address: entry, integrity: integrityOf(entry), limitMs: loadLimitMs });
      const made = container();
      if (!made) throw new Error(`${entry} has made no ${entryGlobalName}`);
      return made;
    },
  };
}
