/**
 * Locks the globals that navigation, sign-in and reporting depend on: a fragment's attempt to replace one changes nothing,
 * and is reported. Must be called after single-spa has installed its own `pushState`.
 */
export function lockGlobals(onAttempt: (name: string) => void): void {
  keep(window, ["fetch", "XMLHttpRequest", "JSON"]);
  keep(XMLHttpRequest.prototype, ["open", "send", "setRequestHeader"]);
  keep(JSON, ["parse", "stringify"]);
  keep(history, ["pushState", "replaceState"]);
  keep(navigator, ["sendBeacon"]);

  function keep<Owner extends object>(owner: Owner, names: readonly (keyof Owner & string)[]): void {
    for (const name of names) {
      const original = owner[name];
      Object.defineProperty(owner, name, {
        configurable: false,
        enumerable: true,
        get: () => original,
        set() {
          onAttempt(name);
        },
      });
    }
  }
}
