import { tryWithin, within } from "../timing/with-timeout.ts";
import type { RemoteApp } from "./remotes.ts";

/** Names of fragments. */
export interface Mending {
  /** Those whose last mount failed. */
  broken: Set<string>;
  /** Those that a visitor has just retried. */
  retried: Set<string>;
}

interface Options {
  name: string;
  mending: Mending;
  /** Wraps every call into the fragment's own code. */
  watch<T>(work: () => Promise<T>): Promise<T>;
  onFailure(error: unknown): void;
  /** `since`: the start of the mount, by the page's clock. */
  onMounted(since: number): void;
  /** Called when the unmount has failed: the slots have been emptied anyway. */
  onLeftBehind(error: unknown): void;
  /** Called when a mount that was given up as too slow ends: removes the notice and returns true if the fragment is in the page now. */
  isThereAfterAll(): boolean;
  /** Empties its slots, after an unmount that failed. */
  vacate(): void;
}

const limitMs = 3_000;

/**
 * single-spa never unloads an application whose bootstrap, mount or unmount has failed. So after a failed
 * mount it counts as mounted, with nothing to unmount, and after a failed unmount as unmounted: it can be unloaded like any other, and
 * mounted again. The time limits are here too: single-spa's use the wall clock, and would give up on a device that was suspended.
 */
export function remountable(
  app: RemoteApp,
  { name, mending, watch, onFailure, onMounted, onLeftBehind, isThereAfterAll, vacate }: Options,
): RemoteApp {
  let isBootstrapped = false;
  let isMounted = false;
  let latest: Promise<unknown> | undefined;
  /** The last mount until it ends, which may be after it was given up as too slow. */
  let underWay: Promise<unknown> | undefined;

  function countAsMounted(): void {
    isMounted = true;
    mending.broken.delete(name);
    mending.retried.delete(name);
  }

  /** Two mounts at once would both render into the slot: waits for one that was given up, and returns whether it succeeded. */
  async function gotThereLate(): Promise<boolean> {
    if (!underWay) return false;
    // A mount that never ends must not block the next one.
    await tryWithin(limitMs, underWay);
    return isThereAfterAll();
  }

  return {
    bootstrap: async () => {},
    async mount(props) {
      const [given, since] = [new AbortController(), performance.now()];
      try {
        if (await gotThereLate()) return countAsMounted();
        // One at a time: which fragment holds the browser's thread is known only until a call first awaits something.
        if (!isBootstrapped) await watch(() => within(`starting ${name}`, limitMs, app.bootstrap(props)));
        isBootstrapped = true;
        await watch(() => {
          const mounting = app.mount({ ...props, signal: given.signal });
          latest = mounting;
          const settleLate = () => {
            if (given.signal.aborted && latest === mounting && isThereAfterAll()) countAsMounted();
          };
          const ended = mounting
            .then(settleLate, () => undefined)
            .finally(() => {
              if (underWay === ended) underWay = undefined;
            });
          underWay = ended;
          return within(`mounting ${name}`, limitMs, mounting);
        });
        countAsMounted();
        onMounted(since);
      } catch (error) {
        given.abort();
        onFailure(error);
      }
    },
    async unmount(props) {
      latest = undefined;
      if (!isMounted) return;
      isMounted = false;
      try {
        await watch(() => within(`unmounting ${name}`, limitMs, app.unmount(props)));
      } catch (error) {
        vacate();
        onLeftBehind(error);
      }
    },
  };
}
