/** An element of a slot, as it is found again once the slot has been redrawn. */
export interface ElementMark {
  /** Itself, for as long as it stands there. Weak, so that what is gone is let go. */
  element: WeakRef<Element>;
  slot: HTMLElement;
  tag: string;
  says: string;
  /** How many of its tag come before it in the slot. */
  index: number;
}

const longestChars = 80;

export function markElement(element: Element, slot: HTMLElement): ElementMark {
  const { localName: tag } = element;
  const index = [...slot.querySelectorAll(tag)].indexOf(element);
  return { element: new WeakRef(element), slot, tag, says: wordsOf(element), index };
}

/** The same, or the one of its kind that says the same: of several, the one that is nearest to where it was. */
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

/** Fields and signs say nothing: they have their name, and links where they lead. */
function wordsOf(element: Element): string {
  const named = ["name", "href", "aria-label"].map((attribute) => element.getAttribute(attribute) ?? "");
  return [...named, element.textContent.slice(0, longestChars)].join(" ");
}
