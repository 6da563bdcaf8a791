import type { PublicConfig } from "@zhian/contracts/render";

/** Where the login shall lead back to: the path plus its first query pair, which is what the site remembers of a page. */
export function toTarget(path: string): string {
  const [pathname = "/", query = ""] = path.split("?");
  const [pair] = query.split("&");
  return pair ? `${pathname}?${pair}` : pathname;
}

/** An address in the console; `target` is a path of this site, absolute when the console is another. */
export function consoleLink({ consoleUrl, origin }: PublicConfig, page: string, target?: string): string {
  const base = `${consoleUrl.replace(/\/$/, "")}${page}`;
  if (target === undefined) return base || "/";
  const isElsewhere = !consoleUrl.startsWith("/") && !consoleUrl.startsWith(origin);
  return `${base}?target=${encodeURIComponent(isElsewhere ? origin + target : target)}`;
}
