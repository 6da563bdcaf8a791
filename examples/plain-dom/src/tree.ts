/** An element of the page as plain data: the server serializes it to HTML, the browser renders it. A text is an element's only child. */
export interface Tree {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: string | readonly Tree[];
}

export function element(tag: string, attributes: Tree["attributes"], children: Tree["children"]): Tree {
  return { tag, attributes, children };
}
