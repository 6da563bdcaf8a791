import type { Tree } from "./tree.ts";

/**
 * Updates the children of `parent` to match `trees`. Matching elements are kept, so that the server's HTML is reused, and a change of
 * language or currency only changes texts. Nothing is parsed from HTML strings: the page's Trusted Types forbid that.
 */
export function draw(parent: Element, trees: readonly Tree[]): void {
  for (const [index, tree] of trees.entries()) {
    const there = parent.children[index];
    const drawn = there?.localName === tree.tag ? there : document.createElement(tree.tag);
    if (drawn !== there) parent.replaceChildren(...[...parent.children].toSpliced(index, 1, drawn));
    drawElement(drawn, tree);
  }
  while (parent.children.length > trees.length) parent.lastElementChild?.remove();
}

function drawElement(drawn: Element, { attributes, children }: Tree): void {
  for (const name of drawn.getAttributeNames()) {
    if (!Object.hasOwn(attributes, name)) drawn.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (drawn.getAttribute(name) !== value) drawn.setAttribute(name, value);
  }
  if (typeof children !== "string") draw(drawn, children);
  else if (drawn.textContent !== children) drawn.textContent = children;
}
