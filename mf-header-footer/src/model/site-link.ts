/**
 * A link of the CMS as the page may use it: a path of this site, or https. Whatever else an editor (or somebody in his
 * place) has written, `javascript:` above all, is no link.
 */
export function readLink(link: string): string | undefined {
  const trimmed = link.trim();
  if (/^\/(?![/\\])/.test(trimmed) && !/[\s\\]/.test(trimmed)) return trimmed;
  return URL.canParse(trimmed) && new URL(trimmed).protocol === "https:" ? trimmed : undefined;
}

/** An image must be the site's own: another host's would tell it who is here. */
export function readImage(address: string): string | undefined {
  const link = readLink(address);
  return link?.startsWith("/") ? link : undefined;
}
