export interface PageView {
  revision: number;
  isDegraded: boolean;
  /** `name@version` of every release that the page names, in order. */
  releases: string[];
}

const state = { from: '<script type="application/json" id="page">', to: "</script>" };
const addresses = { from: "/_fragments/", pattern: /^\/_fragments\/([a-z0-9-]+)\/([^/"\\]+)\// };
/** Fixtures of the bench write these marks into the HTML of their slots. */
const marks = { from: 'data-release="', pattern: /^data-release="([a-z0-9-]+)@([^"]+)"/ };
/** Longer than any release name, and than any white space at the end of a page. */
const longest = 200;

/**
 * The releases that a page states, and those that it is composed of. Null if it is not a complete page of the site. The page is never
 * converted to one string: at three hundred a second, garbage collection would make responses appear late.
 */
export function readView(page: Buffer): PageView | null {
  const revision = /"revision":(\d+)/.exec(readState(page))?.[1];
  const isWhole = page.subarray(-longest).toString("latin1").trimEnd().endsWith("</html>");
  if (revision === undefined || !isWhole) return null;
  return {
    revision: Number(revision),
    isDegraded: page.includes('"outcome":"fallback"'),
    releases: [...new Set([...namesIn(page, addresses), ...namesIn(page, marks)])].sort(),
  };
}

function readState(page: Buffer): string {
  const start = page.indexOf(state.from);
  return start < 0 ? "" : page.toString("utf8", start, page.indexOf(state.to, start));
}

function* namesIn(page: Buffer, { from, pattern }: { from: string; pattern: RegExp }): Generator<string> {
  for (let at = page.indexOf(from); at >= 0; at = page.indexOf(from, at + from.length)) {
    const [, name, version] = pattern.exec(page.toString("latin1", at, at + longest)) ?? [];
    if (name !== undefined) yield `${name}@${version}`;
  }
}
