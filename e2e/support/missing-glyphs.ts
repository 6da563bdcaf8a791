import type { Page } from "@playwright/test";

/**
 * Finds characters of a page that no font has, with their slots. Each character's rendering is compared with those of nonexistent
 * characters: DevTools also reports a font for a missing-glyph box, and so cannot distinguish it from a glyph.
 */
export function missingGlyphs(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const size = 40;
    /** In no font: the box may come from any font whose range has the character. Two Chinese, one full-width, Greek, private use. */
    const nowhere = ["\u{2a6fe}", "\u9fff", "\uff00", "\u0378", "\u{10fffd}"];
    const isDrawn = /[^\s\p{Default_Ignorable_Code_Point}\p{Control}\p{Mark}]/u;
    const texts = new Map<string, Map<string, string>>();

    const add = (style: CSSStyleDeclaration, text: string, place: string) => {
      const font = `${style.fontStyle} ${style.fontWeight} ${size}px ${style.fontFamily}`;
      const characters = texts.get(font) ?? new Map<string, string>();
      texts.set(font, characters);
      for (const character of text) if (isDrawn.test(character)) characters.set(character, place);
    };

    const place = (element: Element) => element.closest("[data-slot]")?.getAttribute("data-slot") ?? "page";
    for (const element of document.body.querySelectorAll("*")) {
      if (element.matches("script, style, noscript, template")) continue;
      const own = [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data);
      const isTyped = element instanceof HTMLInputElement && !["radio", "checkbox", "hidden"].includes(element.type);
      const typed = isTyped ? [element.value, element.placeholder] : [];
      add(getComputedStyle(element), [...own, ...typed].join(""), place(element));
      for (const pseudo of ["::before", "::after"]) {
        const style = getComputedStyle(element, pseudo);
        const [, text = ""] = /^"(.*)"$/s.exec(style.content) ?? [];
        add(style, text, `${place(element)} ${pseudo}`);
      }
    }

    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 2 * size;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("the browser has no canvas");
    const draw = (font: string, character: string) => {
      context.font = font;
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.fillText(character, size / 2, 1.5 * size);
      return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
    };

    const missing: string[] = [];
    for (const [font, characters] of texts) {
      await document.fonts.load(font, [...characters.keys()].join(""));
      const boxes = new Set(nowhere.map((character) => draw(font, character)));
      for (const [character, where] of characters)
        if (boxes.has(draw(font, character))) missing.push(`${character} (${where})`);
    }
    return [...new Set(missing)];
  });
}
