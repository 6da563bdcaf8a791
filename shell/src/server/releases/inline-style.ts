/**
 * Prepares a style sheet for a `<style>` element on any page: makes relative URLs absolute, and escapes what could
 * close the element. Returns UTF-8.
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
