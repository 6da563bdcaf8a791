/**
 * A style sheet as it may stand inside `<style>` on any page: relative addresses are made absolute, and nothing in it
 * can close the element. In UTF-8.
 */
export function inlineStyle(css: string, address: string): Uint8Array {
  const base = address.slice(0, address.lastIndexOf("/") + 1);
  const text = css
    .replace(/^\uFEFF/, "")
    .replace(/url\(\s*("[^\s()"']+"|'[^\s()"']+'|[^\s()"']+)\s*\)/gi, (whole, given: string) => {
      const quote = /^["']/.exec(given)?.[0] ?? "";
      const path = given.slice(quote.length, given.length - quote.length);
      if (/^(?:[a-z]+:|\/|#)/i.test(path)) return whole;
      const absolute = new URL(path, `http://x${base}`);
      return `url(${quote}${absolute.pathname}${absolute.search}${absolute.hash}${quote})`;
    })
    .replace(/<\/(style)/gi, "<\\/$1")
    .replace(/<!--/g, "<\\!--");
  return Buffer.from(text);
}
