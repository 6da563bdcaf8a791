import type { Page } from "@playwright/test";
import { layOut } from "./lay-out.ts";

/** Finds controls that look like text once tints and shadows are gone. */
export async function withoutEdge(page: Page): Promise<string[]> {
  await layOut(page);
  return page.evaluate(findWithoutEdge);
}

/** Finds radio groups whose chosen radio looks like the others. */
export async function unmarkedChoices(page: Page): Promise<string[]> {
  await layOut(page);
  return page.evaluate(findUnmarkedChoices);
}

/** These two run in a page whose layout is complete. */
export function findWithoutEdge(): string[] {
  const hasEdge = (element: Element) => {
    const { borderBottomStyle, borderBottomWidth, outlineStyle, textDecorationLine, appearance } =
      getComputedStyle(element);
    const isLined = borderBottomStyle !== "none" && borderBottomWidth !== "0px";
    return isLined || outlineStyle !== "none" || textDecorationLine.includes("underline") || appearance !== "none";
  };
  return [...document.querySelectorAll("main :is(button, select, textarea, input:not([type=radio], [type=checkbox]))")]
    .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 2)
    .filter((control) => !hasEdge(control) && !(control.parentElement && hasEdge(control.parentElement)))
    .map((control) => control.outerHTML.slice(0, 160));
}

export function findUnmarkedChoices(): string[] {
  const looks = (radio: HTMLInputElement) =>
    [radio, ...(radio.labels ?? []), ...[...(radio.labels ?? [])].flatMap((label) => [...label.children])]
      .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, "::before")])
      .map(({ borderBottom, backgroundColor, color, outline, display, textDecoration }) =>
        [borderBottom, backgroundColor, color, outline, display, textDecoration].join(" "),
      )
      .join("|");
  // A radio rendered by the system shows whether it is chosen.
  const isOwn = (radio: HTMLInputElement) => getComputedStyle(radio).appearance === "none";
  const radios = [...document.querySelectorAll<HTMLInputElement>("main input[type=radio]")];
  const seen = radios.filter((radio) => radio.checkVisibility() || radio.labels?.[0]?.checkVisibility());
  return seen
    .filter((radio) => radio.checked && isOwn(radio))
    .filter((chosen) => {
      const other = seen.find((radio) => radio !== chosen && radio.name === chosen.name && radio.form === chosen.form);
      return other !== undefined && looks(other) === looks(chosen);
    })
    .map((chosen) => chosen.closest("fieldset, label")?.outerHTML.slice(0, 200) ?? chosen.outerHTML);
}
