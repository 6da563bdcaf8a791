/** Selectors of the elements that the site uses for each role. */
const selectors = {
  alert: "[role=alert]",
  banner: "#slot-header header",
  button: "button, summary, [role=button]",
  checkbox: "input[type=checkbox]",
  combobox: "[role=combobox], select",
  contentinfo: "#slot-footer footer",
  dialog: "dialog, [role=dialog]",
  heading: "h1, h2, h3",
  link: "a[href]",
  main: "main",
  menuitem: "[role=menuitem]",
  navigation: "nav",
  option: "[role=option]",
  radio: "input[type=radio]",
  region: "section[aria-label], section[aria-labelledby], [role=region]",
  row: "tr",
  slider: "[role=slider], input[type=range]",
  status: "[role=status]",
  textbox:
    "textarea, input:not([type]), input:is([type=text], [type=tel], [type=number], [type=password], [type=search])",
} as const;

type Role = keyof typeof selectors;

export interface Target {
  role: Role;
  /** The complete accessible name. */
  name?: string;
  /** Part of its text. */
  says?: string;
  within?: { role: Role; name?: string };
  /** For the few elements that have neither, and to distinguish links by their target. */
  matching?: string;
  /** The index among several matches, from 0. Without it there must be exactly one match. */
  nth?: number;
}

/**
 * Finds elements in a page as a visitor does: by role and name. Each document gets it as the text of a script (visitor.ts), so
 * it must not use anything from outside but its argument.
 */
function createFinder(selectorOf: typeof selectors) {
  /** All matches, in document order. */
  function findAll({ role, name, says, within, matching }: Target): HTMLElement[] {
    const scopes: ParentNode[] = within ? findAll(within) : [document];
    const found = scopes.flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selectorOf[role])]);
    return found
      .filter((element) => isShown(element) && (matching === undefined || element.matches(matching)))
      .filter((element) => name === undefined || nameOf(element) === name)
      .filter((element) => says === undefined || textOf(element).includes(says));
  }

  function textOf(element: HTMLElement): string {
    return element.innerText.replaceAll(/\s+/g, " ").trim();
  }

  /** A radio that is rendered through its label has no size itself. */
  function isShown(element: HTMLElement): boolean {
    const isLabelled = element instanceof HTMLInputElement && [...(element.labels ?? [])].some(isSeen);
    return isSeen(element) || isLabelled;
  }

  function isSeen(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  }

  function nameOf(element: HTMLElement): string {
    const labelled = element.getAttribute("aria-labelledby");
    if (labelled !== null) return said(labelled.split(/\s+/).map((id) => document.getElementById(id)));
    const label = element.getAttribute("aria-label");
    if (label !== null) return label.trim();
    const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : [];
    return said(labels.length > 0 ? labels : [element]);
  }

  /** The text that a screen reader reads: without content hidden from it, but including visually hidden text. */
  function said(nodes: readonly (Node | null)[]): string {
    return nodes.map(saidOf).join(" ").replaceAll(/\s+/g, " ").trim();
  }

  function saidOf(node: Node | null): string {
    if (!(node instanceof HTMLElement)) return node instanceof Text ? node.data : "";
    if (node.ariaHidden === "true" || !node.checkVisibility()) return "";
    const gap = getComputedStyle(node).display.startsWith("inline") ? "" : " ";
    return `${gap}${[...node.childNodes].map(saidOf).join("")}${gap}`;
  }

  /** The point at which the only match can be clicked, once it is in view and at rest; otherwise why it cannot be. */
  async function aim(target: Target): Promise<{ x: number; y: number } | string> {
    const found = findAll(target);
    const [element, another] = target.nth === undefined ? found : found.slice(target.nth, target.nth + 1);
    if (!element) return "it is not there";
    if (another) return `there are several: ${element.outerHTML.slice(0, 120)}, ${another.outerHTML.slice(0, 120)}`;
    if (element.matches(":disabled")) return "it is disabled";
    const pointed = isSeen(element) ? element : (labelOf(element) ?? element);
    if (!isInView(pointed)) pointed.scrollIntoView({ block: "center", behavior: "instant" });
    const before = firstBox(pointed);
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const { x, y, width, height } = firstBox(pointed);
    if (x !== before.x || y !== before.y) return "it moves";
    const point = { x: x + width / 2, y: y + height / 2 };
    const top = document.elementFromPoint(point.x, point.y);
    return pointed.contains(top) ? point : `it is covered by ${top?.outerHTML.slice(0, 160) ?? "nothing"}`;
  }

  /** The middle of a link that wraps over two lines may be outside the link. */
  function firstBox(element: HTMLElement): DOMRect {
    return element.getClientRects()[0] ?? element.getBoundingClientRect();
  }

  function placeOf(target: Target): number {
    const element = findAll(target).at(target.nth ?? 0);
    if (!element) return Number.NaN;
    const { y, height } = firstBox(element);
    return y + height / 2;
  }

  function labelOf(element: HTMLElement): HTMLElement | undefined {
    return element instanceof HTMLInputElement ? [...(element.labels ?? [])].find(isSeen) : undefined;
  }

  function isInView(element: HTMLElement): boolean {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  }

  function choose(field: string, option: string): void {
    const [list] = findAll({ role: "combobox", name: field });
    if (!(list instanceof HTMLSelectElement)) throw new Error(`${field} is no list of the browser's own`);
    const chosen = [...list.options].find(({ label }) => label === option);
    if (!chosen) throw new Error(`${field} has no ${option}`);
    chosen.selected = true;
    for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
  }

  return {
    aim,
    choose,
    placeOf,
    count: (target: Target) => findAll(target).length,
    textsOf: (target: Target) => findAll(target).map(textOf).join(" "),
  };
}

export type Aimed = Awaited<ReturnType<ReturnType<typeof createFinder>["aim"]>>;

/**
 * The finder as an expression that can be evaluated in any document. Created anew by each evaluation: stored in the window while one
 * document replaces another, it would search the old document for as long as the new one lasts.
 */
export const finderExpression = `(${String(createFinder)})(${JSON.stringify(selectors)})`;
