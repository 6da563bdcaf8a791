/** Parts of an uncompressed document, in kB of 1000 bytes. */
export interface HtmlWeight {
  all: number;
  styles: number;
  /** The header's slot. */
  header: number;
  /** Data for scripts, such as hydration data. */
  data: number;
}

export function weighHtml(html: string): HtmlWeight {
  const sum = (pattern: RegExp) => [...html.matchAll(pattern)].reduce((total, [, text = ""]) => total + kb(text), 0);
  return {
    all: kb(html),
    styles: sum(/<style\b[^>]*>([^]*?)<\/style>/g),
    header: sum(/<div id="slot-header"[^>]*>([^]*?)<main\b/g),
    data: sum(/<script\b[^>]*\btype="application\/json"[^>]*>([^]*?)<\/script>/g),
  };
}

function kb(text: string): number {
  return Buffer.byteLength(text) / 1000;
}
