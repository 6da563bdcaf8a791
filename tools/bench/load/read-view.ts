export interface PageView {
  revision: number;
  isDegraded: boolean;
  /** `name@version` of every release that the page names, in order. */
  releases: string[];
}

const state = /<script type="application\/json" id="page">(.*?)<\/script>/s;
const addresses = /\/_fragments\/([a-z0-9-]+)\/([^/"\\]+)\//g;
/** Fixtures of the bench write it into the HTML of their slots. */
const marks = /data-release="([a-z0-9-]+@[^"]+)"/g;

/** What a page says it is made of, and what it is made of. Null when it is no whole page of the site. */
export function readView(html: string): PageView | null {
  const revision = /"revision":(\d+)/.exec(state.exec(html)?.[1] ?? "")?.[1];
  if (revision === undefined || !html.trimEnd().endsWith("</html>")) return null;
  const named = Array.from(html.matchAll(addresses), ([, name, version]) => `${name}@${version}`);
  const marked = Array.from(html.matchAll(marks), ([, release = ""]) => release);
  return {
    revision: Number(revision),
    isDegraded: html.includes('"outcome":"fallback"'),
    releases: [...new Set([...named, ...marked])].sort(),
  };
}
