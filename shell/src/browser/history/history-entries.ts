/** How an entry of the session history has become the present one. */
interface Arrival {
  /**
   * `push` and `replace`: by script. `traverse`: by going back or forward. `fragment`: by the browser itself, to a place on the same
   * page, to which it scrolls once everybody has been told.
   */
  by: "push" | "replace" | "traverse" | "fragment";
  from: URL;
}

interface Followers {
  /** Another entry is about to be the present one, and nothing has moved yet. */
  onLeave(): void;
  onArrival(arrival: Arrival): void;
}

/** The entries of the session history, by a name that each keeps: after a reload, and when another document was in between. */
interface HistoryEntries {
  current(): string;
}

/**
 * The name is in the entry's own state, beside what a router keeps there: browsers without the Navigation API have it, too. To be called
 * before single-spa starts, which puts a `pushState` of its own before this one.
 */
export function followEntries({ onLeave, onArrival }: Followers): HistoryEntries {
  let from = new URL(location.href);
  let current = nameIn(history.state) ?? name();

  /** Gives the present entry a name where it has none, which no other script is to hear of. */
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
    // single-spa tells of each pushed address by an event of its own making.
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
