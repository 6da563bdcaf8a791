/** How an entry of the session history has become the current one. */
interface Arrival {
  /**
   * `push` and `replace`: by script. `traverse`: by going back or forward. `fragment`: by an in-page link, to whose target the
   * browser scrolls once all listeners have run.
   */
  by: "push" | "replace" | "traverse" | "fragment";
  from: URL;
}

interface Followers {
  /** Another entry is about to become the current one, and nothing has scrolled yet. */
  onLeave(): void;
  onArrival(arrival: Arrival): void;
}

/** The entries of the session history, each with a stable name, even after a reload or with another document in between. */
interface HistoryEntries {
  current(): string;
}

/**
 * The name is stored in the entry's state, alongside a router's data: this also works without the Navigation API. Must be
 * called before single-spa starts, which wraps this `pushState` in its own.
 */
export function followEntries({ onLeave, onArrival }: Followers): HistoryEntries {
  let from = new URL(location.href);
  let current = nameIn(history.state) ?? name();

  /** Names the current entry without notifying other scripts. */
  function name(): string {
    const made = makeName();
    History.prototype.replaceState.call(history, { ...toObject(history.state), [field]: made }, "");
    return made;
  }

  function arrive(by: Arrival["by"]): void {
    const arrival = { by, from };
    from = new URL(location.href);
    onArrival(arrival);
  }

  history.pushState = (state: unknown, unused, url) => {
    const made = makeName();
    onLeave();
    History.prototype.pushState.call(history, { ...toObject(state), [field]: made }, unused, url);
    current = made;
    arrive("push");
  };
  history.replaceState = (state: unknown, unused, url) => {
    History.prototype.replaceState.call(history, { ...toObject(state), [field]: current }, unused, url);
    arrive("replace");
  };
  window.addEventListener("popstate", ({ isTrusted, state }) => {
    // single-spa announces each pushed address with a synthetic event.
    if (!isTrusted) return;
    onLeave();
    const known = nameIn(state);
    current = known ?? name();
    arrive(known === undefined ? "fragment" : "traverse");
  });

  return { current: () => current };
}

const field = "entry";

function nameIn(state: unknown): string | undefined {
  const name = toObject(state)[field];
  return typeof name === "string" ? name : undefined;
}

function toObject(state: unknown): Record<string, unknown> {
  return typeof state === "object" && state !== null ? { ...state } : {};
}

function makeName(): string {
  return Math.random().toString(36).slice(2);
}
