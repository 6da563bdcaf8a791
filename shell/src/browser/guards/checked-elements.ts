import type { IntegrityHashes } from "./integrity.ts";
import { isCodeAddress } from "./trusted-types.ts";

type Loaded = HTMLScriptElement | HTMLLinkElement;
type Hashes = Pick<IntegrityHashes, "integrityOf" | "ready">;

/**
 * Gives every script and style of a release, or of the shell, its hash from the signed snapshot before it gets its URL. This covers
 * all bundlers' runtimes, since each of them creates such elements. A file without a hash is never fetched, and fails like a missing one.
 */
export function installCheckedElements(hashes: Hashes): void {
  checkUrls(HTMLScriptElement.prototype, "src", hashes);
  checkUrls(HTMLLinkElement.prototype, "href", hashes);
}

/** Not configurable, so that no fragment can replace it with a more lenient check. */
function checkUrls(prototype: Loaded, name: "src" | "href", hashes: Hashes): void {
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  const { setAttribute } = Element.prototype;

  function check(element: Loaded, value: unknown, load: () => void): void {
    const address = toCodeAddress(element, value);
    if (address === undefined) load();
    else loadWithHash(element, address, { ...hashes, load });
  }

  // Values are passed on as they are: with Trusted Types they may be objects.
  Object.defineProperty(prototype, name, {
    ...own,
    configurable: false,
    set(this: Loaded, value: unknown) {
      check(this, value, () => own?.set?.call(this, value));
    },
  });
  Object.defineProperty(prototype, "setAttribute", {
    configurable: false,
    writable: false,
    value(this: Loaded, attribute: string, value: unknown) {
      const pass = () => Reflect.apply(setAttribute, this, [attribute, value]);
      if (String(attribute).toLowerCase() === name) check(this, value, pass);
      else pass();
    },
  });
}

/** The absolute URL, if it is that of code. Icons, fonts and preloads are not executed. */
function toCodeAddress(element: Loaded, value: unknown): string | undefined {
  const isRun = "src" in element || element.rel === "" || element.relList.contains("stylesheet");
  const { baseURI } = document;
  if (!isRun || !URL.canParse(String(value), baseURI)) return undefined;
  const { href } = new URL(String(value), baseURI);
  return isCodeAddress(href, location.origin) ? href : undefined;
}

interface Loading extends Hashes {
  load(): void;
}

function loadWithHash(element: Loaded, address: string, { integrityOf, ready, load }: Loading): void {
  const loadWith = (integrity: string) => {
    element.integrity = integrity;
    // Matches the document's preloads: otherwise, the browser would fetch it again.
    if ("src" in element) element.crossOrigin = "anonymous";
    load();
  };
  /** Without a URL, an element loads nothing, even in the document. */
  const hold = async () => {
    try {
      await ready(address);
      loadWith(integrityOf(address));
    } catch {
      element.dispatchEvent(new Event("error"));
    }
  };
  const integrity = known(integrityOf, address);
  if (integrity === undefined) void hold();
  else loadWith(integrity);
}

function known(integrityOf: Hashes["integrityOf"], address: string): string | undefined {
  try {
    return integrityOf(address);
  } catch {
    return undefined;
  }
}
