import { plainPath } from "@zhian/contracts/locale";
import { loginTarget, maxTargetLength } from "@zhian/contracts/login-target";

type Here = Pick<Location, "pathname" | "search">;

/** Pages on the way to signing in: the visitor still returns to the page that they came from. */
const passing = /^\/(?:console\/(?:login|register)|fogetPwd|forgot-password)(?:\/|$)/;

export function isPassing(pathname: string): boolean {
  return passing.test(plainPath(pathname));
}

/** The page that a login returns to: the path with its first query pair, or alone if that is longer than a login accepts. */
export function redirectPage({ pathname, search }: Here): string {
  const [first] = new URLSearchParams(search);
  const page = first ? `${pathname}?${new URLSearchParams([first])}` : pathname;
  return page.length > maxTargetLength ? pathname : page;
}

/** The same for a new document; `kept` is the cookie's value, which anyone may have written. */
export function firstRedirect(here: Here & Pick<Location, "origin">, kept: string | undefined): string {
  return isPassing(here.pathname) ? loginTarget(kept, here) : redirectPage(here);
}
