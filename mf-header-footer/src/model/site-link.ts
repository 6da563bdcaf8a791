/**
 * A link of the CMS as the page may use it: a path of this site, or https. Whatever else an editor (or somebody in his
 * place) has written, `javascript:` above all, is no link.
 */
export function readLink(link: string): string | undefined {
  const trimmed = link.trim();
  if (/^\/(?![/\\])/.test(trimmed) && !/[\s\\]/.test(trimmed)) return trimmed;
  return URL.canParse(trimmed) && new URL(trimmed).protocol === "https:" ? trimmed : undefined;
}

/**
 * An image must be the site's own, stand in its address itself, or be of a host that the operator has named: any other host would
 * learn who is here.
 */
export function readImage(address: string, hosts: readonly string[] = []): string | undefined {
  if (/^data:image\/[a-z+.-]+[;,]/i.test(address)) return address;
  const link = readLink(address);
  if (!link || link.startsWith("/")) return link;
  const { host } = new URL(link);
  return hosts.includes(host) ? link : undefined;
}
