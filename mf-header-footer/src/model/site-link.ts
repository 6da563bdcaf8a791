/**
 * Returns a CMS link if the page may use it: a path on this site, or https. Anything else that an editor (or an
 * impostor) has entered, above all `javascript:`, is not a link.
 */
export function readLink(link: string): string | undefined {
  const trimmed = link.trim();
  if (/^\/(?![/\\])/.test(trimmed) && !/[\s\\]/.test(trimmed)) return trimmed;
  return URL.canParse(trimmed) && new URL(trimmed).protocol === "https:" ? trimmed : undefined;
}

/**
 * An image must be the site's own, a data URL, or from a host that the operator has listed: any other host would learn who visits
 * the site.
 */
export function readImage(address: string, hosts: readonly string[] = []): string | undefined {
  if (/^data:image\/[a-z+.-]+[;,]/i.test(address)) return address;
  const link = readLink(address);
  if (!link || link.startsWith("/")) return link;
  const { host } = new URL(link);
  return hosts.includes(host) ? link : undefined;
}
