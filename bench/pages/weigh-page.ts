import { brotliCompressSync } from "node:zlib";

/** Bytes of a first view until hydration: the document, and the scripts that it loads or preloads. */
export interface PageWeight {
  path: string;
  /** Compressed with brotli. */
  html: number;
  styles: number;
  script: number;
  total: number;
  /**
   * Uncompressed, so that equal parts have equal sizes: everything but header and footer; and those two, with every number cut to one
   * digit, since a menu states how many products there are.
   */
  plain: { page: number; layout: number };
}

/** Throws if the page, or a script that it names, cannot be loaded. */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  // An origin of fixed length, so that the number of digits of the port does not matter.
  const document = (await read(origin + path)).toString("utf8").replaceAll(origin, "http://site.test:65535");
  const styles = [...document.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)].map(([, text = ""]) => text).join("\n");
  const scripts = await Promise.all(scriptsOf(document).map((address) => read(origin + address)));

  const html = pressed(document.replaceAll(/(<style\b[^>]*>)[^]*?(?=<\/style>)/g, "$1"));
  const script = scripts.reduce((sum, bytes) => sum + pressed(bytes), 0);
  const layout = layoutOf(document);
  const bytesOfLayout = Buffer.byteLength(layout);
  const plainScript = scripts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return {
    path,
    html,
    styles: pressed(styles),
    script,
    total: html + pressed(styles) + script,
    plain: {
      page: Buffer.byteLength(document) - bytesOfLayout + plainScript,
      layout: Buffer.byteLength(layout.replaceAll(/\d+/g, "0")),
    },
  };
}

async function read(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} returned ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

function scriptsOf(document: string): string[] {
  const tags = document.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const asked = tags.filter((tag) => /^<script\b.*\bsrc=/.test(tag) || /\bas="script"/.test(tag));
  return [...new Set(asked.flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []))];
}

/** The slots other than the page's own, and their hydration data. */
function layoutOf(document: string): string {
  const at = (mark: string) => {
    const place = document.indexOf(mark);
    if (place < 0) throw new Error(`the document has no ${mark}`);
    return place;
  };
  const header = document.slice(at(`<div id="slot-header"`), at(`<main id="slot-main"`));
  const footer = document.slice(at(`<div id="slot-footer"`), at(`<div id="slot-overlay"`));
  const [data = ""] = /<script[^>]* id="data-mf-header-footer">.*?<\/script>/s.exec(document) ?? [];
  return header + footer + data;
}

function pressed(content: string | Buffer): number {
  return brotliCompressSync(content).byteLength;
}
