import { init, type ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import type { FragmentProps, PageFragment } from "@zhian/contracts/page";
import type { PublicConfig } from "@zhian/contracts/render";
import { withRetries } from "@zhian/fragment/with-retries";
import { getAppStatus, LOAD_ERROR, LOADING_SOURCE_CODE, NOT_LOADED } from "single-spa";
import { isLostFile } from "../files/chunk-reload.ts";
import { runEntry } from "../files/run-entry.ts";
import type { IntegrityLookup } from "../guards/integrity.ts";
import { fileAddress } from "../page/page-state.ts";
import { within } from "../timing/with-timeout.ts";
import { createReleaseChoice } from "./release-choice.ts";
import { sharedModules } from "./shared-modules.ts";
import type { Watch } from "./watch-fragments.ts";

/** What a remote's entry assigns to its global. */
type Container = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin["loadEntry"]>>>;
type LifeCycle = (props: FragmentProps) => Promise<unknown>;

/** What a fragment exposes as `./app`. */
export interface RemoteApp {
  bootstrap: LifeCycle;
  mount: LifeCycle;
  unmount: LifeCycle;
  /** Loads the code that the page at an address needs to render. Releases older than this method lack it. */
  prepare?(url: string, config: PublicConfig, catalogue: FragmentProps["catalogue"]): Promise<void>;
  /** Whether a remount would lose a visitor's input; undefined lets the shell decide from the page. */
  keeps?(): boolean | undefined;
}

/**
 * Includes retries; a visitor who waits for the slot sees the outcome within 5 s. `npm run dev` builds and serves on one machine, which may
 * be busy: its page waits rather than declare the fragment broken.
 */
// oxlint-disable-next-line no-process-env -- webpack puts the mode of the build in its place
const loadLimitMs = process.env["NODE_ENV"] === "development" ? 60_000 : 4_000;

/** In any other state, single-spa retains the life cycles of a release. */
const withoutCode: readonly (string | null)[] = [null, NOT_LOADED, LOADING_SOURCE_CODE, LOAD_ERROR];

/**
 * Loads the browser code of the page's fragments. Each is registered by its entry's URL, without a manifest. A document runs one
 * release of a fragment at a time: releases share a global, and class names.
 */
export function createRemotes(fragments: readonly PageFragment[], integrityOf: IntegrityLookup, watch: Watch) {
  const choice = createReleaseChoice(fragments);
  const federation = init({
    name: "shell",
    remotes: fragments.map(toRemote),
    shared: sharedModules,
    plugins: [verifiedEntries(integrityOf)],
  });

  for (const fragment of fragments) reserveGlobal(fragment);

  /** Switches to the wanted release and returns the replaced one, to be cleaned up once the new one has loaded. */
  function takeWanted(name: string): PageFragment | undefined {
    const change = withoutCode.includes(getAppStatus(name)) ? choice.take(name) : undefined;
    if (!change) return undefined;
    const { before, next } = change;
    // The public option, `force`, logs a warning each time that this may cause unexpected errors.
    federation.remoteHandler["removeRemote"](toRemote(before));
    forgetRelease(before);
    reserveGlobal(next);
    federation.registerRemotes([toRemote(next)]);
    return before.base === next.base ? undefined : before;
  }

  return {
    ...choice,
    add(fragment: PageFragment): void {
      choice.add(fragment);
      federation.registerRemotes([toRemote(fragment)]);
    },
    /** Rejects if the code is lost, tampered with, or not loaded in time, including retries; may be called again. */
    async load({ name }: Pick<PageFragment, "name">): Promise<RemoteApp> {
      const before = takeWanted(name);
      const fragment = choice.releaseOf(name);
      if (!fragment) throw new Error(`the page has no fragment ${name}`);
      // single-spa re-routes under one lock: a remote that hangs would freeze every later navigation.
      const { global } = fragment.browser;
      choice.noteRun(fragment);
      let isGivenUp = false;
      const loading = withRetries(
        () => watch(fragment, () => federation.loadRemote<RemoteApp>(`${global}/app`)),
        (error) => !isGivenUp && isLostFile(error),
      );
      const app = await within(`loading ${name}`, loadLimitMs, loading).catch((error: unknown) => {
        isGivenUp = true;
        // The next load starts from the entry: a partly evaluated container would be taken for a complete one.
        federation.moduleCache.delete(global);
        Reflect.set(globalThis, global, undefined);
        throw error;
      });
      if (!app) throw new Error(`${name} does not expose ./app`);
      if (before) removeFiles(before);
      return app;
    },
  };
}

/** An element with such an id would become a global of the same name, and be taken for an existing container. */
function reserveGlobal({ browser }: PageFragment): void {
  Reflect.defineProperty(globalThis, browser.global, { value: undefined, writable: true, configurable: true });
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
      // Created by Module Federation's own build.
      const container = () => Reflect.get(globalThis, entryGlobalName) as Container;
      if (!container()) await runEntry({ address: entry, integrity: integrityOf(entry), limitMs: loadLimitMs });
      const made = container();
      if (!made) throw new Error(`${entry} did not define ${entryGlobalName}`);
      return made;
    },
  };
}

/**
 * Deletes the globals of bundlers' runtimes, under the names that webpack and Rspack use: with the previous release's list of loaded
 * chunks, the next release would use those chunks as its own.
 */
function forgetRelease({ browser: { global } }: PageFragment): void {
  for (const prefix of ["webpackChunk", "rspackChunk"]) Reflect.deleteProperty(globalThis, prefix + global);
}

/** Removes a replaced release's styles and preload links: the next release uses the same class names. */
function removeFiles({ base }: PageFragment): void {
  for (const file of document.head.querySelectorAll(`link[href*="${base}"], style[data-href^="${base}"]`))
    file.remove();
}
