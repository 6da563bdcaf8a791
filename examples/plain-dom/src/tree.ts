/** An element of the page as plain data: the server writes it as HTML, the browser draws it. A text stands alone in its element. */
export interface Tree {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: string | readonly Tree[];
}

export function element(tag: string, attributes: Tree["attributes"], children: Tree["children"]): Tree {
  return { tag, attributes, children };
}
