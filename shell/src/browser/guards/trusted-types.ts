const codePaths = ["/_fragments/", "/_shell/"];

/** Whether a script may come from this address: the site's origin, under the paths of releases and of the shell's own files. */
export function isCodeAddress(address: string, origin: string): boolean {
  const url = new URL(address, origin);
  return url.origin === origin && codePaths.some((path) => url.pathname.startsWith(path));
}

/**
 * webpack's loaders assign plain strings, so only a default policy can admit them; it is created before anything
 * else runs, and no second one can be created. HTML from strings stays refused, except for the empty string.
 */
export function installTrustedTypes(window: Window & { trustedTypes?: TrustedTypePolicyFactory }): void {
  window.trustedTypes?.createPolicy("default", {
    createScriptURL(address) {
      // For null, the browser blocks and reports the script; on an exception, it would only block it.
      return isCodeAddress(address, window.location.origin) ? address : null;
    },
    // Nothing here writes scripts: without this, a script written by other code would be blocked without a report.
    createScript: () => null,
    // Setting empty HTML only empties an element, as single-spa's adapters do when they unmount.
    createHTML: (html) => (html === "" ? html : null),
  });
}

interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createScriptURL(address: string): string | null;
      createScript(): null;
      createHTML(html: string): string | null;
    },
  ): unknown;
}
