/**
 * A page painted before its font has loaded keeps the fallback font, or the text would shift while it is read. Nothing is read
 * between two pages: from the second page on, a visit has the site's own typeface.
 */
export function takeLateFont(document: Document): void {
  const { fonts, location } = document;
  let shown = location.pathname;
  let faces: FontFace[] | undefined;

  window.addEventListener("single-spa:before-routing-event", () => {
    if (faces || location.pathname === shown) return;
    const url = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
    faces = url ? [...fonts].filter(({ display }) => display === "optional").map((face) => inTime(face, url)) : [];
    // Without a network the font cannot load, and the fallback stays.
    for (const face of faces) face.load().catch(() => undefined);
  });
  // The old page is gone, and the next one not yet rendered. An in-page link unmounts nothing.
  window.addEventListener("single-spa:before-mount-routing-event", () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    for (const face of faces ?? []) if (face.status === "loaded") fonts.add(face);
  });
}

/** A copy of the font face: a browser never uses an optional one that arrived late, whatever its `display` is set to later. */
function inTime({ family, weight, style, unicodeRange }: FontFace, url: string): FontFace {
  return new FontFace(family.replaceAll('"', ""), `url(${JSON.stringify(url)})`, { weight, style, unicodeRange });
}
