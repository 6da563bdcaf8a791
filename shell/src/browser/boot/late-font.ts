/**
 * A page that is drawn before its font is there stays in the fallback, or what is being read would jump. Between two pages
 * nothing is being read: from the second one on, a visit has the site's own face.
 */
export function takeLateFont(document: Document): void {
  const { fonts, location } = document;
  let shown = location.pathname;
  let faces: FontFace[] | undefined;

  window.addEventListener("single-spa:before-routing-event", () => {
    if (faces || location.pathname === shown) return;
    const url = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
    faces = url ? [...fonts].filter(({ display }) => display === "optional").map((face) => inTime(face, url)) : [];
    // Without a network there is none, and the fallback stays.
    for (const face of faces) face.load().catch(() => undefined);
  });
  // The page that is left is gone, and the next one is not yet drawn. What leads to a place on the same page takes nothing away.
  window.addEventListener("single-spa:before-mount-routing-event", () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    for (const face of faces ?? []) if (face.status === "loaded") fonts.add(face);
  });
}

/** The same face once more: a browser never takes an optional one that came late, whatever becomes of its `display`. */
function inTime({ family, weight, style, unicodeRange }: FontFace, url: string): FontFace {
  return new FontFace(family.replaceAll('"', ""), `url(${JSON.stringify(url)})`, { weight, style, unicodeRange });
}
