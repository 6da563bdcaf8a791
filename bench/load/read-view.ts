export interface PageView {
  revision: number;
  isDegraded: boolean;
  /** `name@version` of every release that the page names, in order. */
  releases: string[];
}

const state = { from: '<script type="application/json" id="page">', to: "</script>" };
const addresses = { from: "/_fragments/", pattern: /^\/_fragments\/([a-z0-9-]+)\/([^/"\\]+)\// };
/** Fixtures of the bench write it into the HTML of their slots. */
const marks = { from: 'data-release="', pattern: /^data-release="([a-z0-9-]+)@([^"]+)"/ };
/** No name of a release is longer, and no white space at the end of a page. */
const longest = 200;

/**
 * The releases that a page states, and those that it is made of. Null when it is no whole page of the site. It is never made a string
 * as a whole: three hundred of those each second would keep the client so busy collecting them that answers seem late.
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
