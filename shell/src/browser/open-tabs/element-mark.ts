/** Identifies an element of a slot, to find it again once the slot has been re-rendered. */
export interface ElementMark {
  /** The element, for as long as it stays in the page. Weak, so that a removed element is not retained. */
  element: WeakRef<Element>;
  slot: HTMLElement;
  tag: string;
  says: string;
  /** How many elements with its tag come before it in the slot. */
  index: number;
}

const longestChars = 80;

export function markElement(element: Element, slot: HTMLElement): ElementMark {
  const { localName: tag } = element;
  const index = [...slot.querySelectorAll(tag)].indexOf(element);
  return { element: new WeakRef(element), slot, tag, says: wordsOf(element), index };
}

/** The same element, or one with its tag and text: of several, the one nearest to its old position. */
export function findMarked({ element, slot, tag, says, index }: ElementMark): Element | undefined {
  const itself = element.deref();
  if (itself?.isConnected) return itself;
  let nearest: Element | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, each] of slot.querySelectorAll(tag).entries()) {
    const away = Math.abs(at - index);
    if (away >= least || wordsOf(each) !== says) continue;
    nearest = each;
    least = away;
  }
  return nearest;
}

/** Fields and icons have no text: they are identified by name, URL or label. */
function wordsOf(element: Element): string {
  const named = ["name", "href", "aria-label"].map((attribute) => element.getAttribute(attribute) ?? "");
  return [...named, element.textContent.slice(0, longestChars)].join(" ");
}
