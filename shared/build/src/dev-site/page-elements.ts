import { type DefaultTreeAdapterTypes, html as names, defaultTreeAdapter as tree } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export function elementsIn(parent: ParentNode): Element[] {
  return parent.childNodes.flatMap((node) => (tree.isElementNode(node) ? [node, ...elementsIn(node)] : []));
}

export function elementOf(document: ParentNode, tagName: string): Element | undefined {
  return elementsIn(document).find((one) => one.tagName === tagName);
}

export function createElement(tagName: string, attributes: Readonly<Record<string, string>>): Element {
  const list = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return tree.createElement(tagName, names.NS.HTML, list);
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((one) => one.name !== name), { name, value }];
}

export function setText(element: Element, text: string): void {
  for (const child of element.childNodes.slice()) tree.detachNode(child);
  if (text !== "") tree.insertText(element, text);
}

/** Sets a script's text, escaped so that it cannot end the element. */
export function setScript(element: Element, text: string): void {
  setText(element, text.replaceAll("<", "\\u003c"));
}
