import { noteKinds } from "@zhian/contracts/article-words";

/** The part of a Markdown tree used here; directives are nodes like any other. */
interface Node {
  type: string;
  name?: string;
  attributes?: Record<string, string | null | undefined> | null;
  value?: string;
  data?: object | undefined;
  children?: Node[];
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
}

/** Reads `:::note`, `:::warning`, `:::danger`, and tabs; anything else that looks like a directive stays as written. */
export function takeDirectives() {
  return (tree: Node, file: unknown): void => visit(tree, String(file));
}

function visit({ children = [] }: Node, source: string): void {
  children.forEach((child, index) => {
    if (child.type === "textDirective" || child.type === "leafDirective") {
      const text = { type: "text", value: sourceOf(child, source) };
      children[index] = child.type === "textDirective" ? text : { type: "paragraph", children: [text] };
      return;
    }
    if (child.type === "containerDirective") mark(child);
    visit(child, source);
  });
}

function mark(directive: Node): void {
  const { name, attributes } = directive;
  const kind = noteKinds.find((known) => known === name);
  if (kind) directive.data = { hName: "note", hProperties: { kind } };
  else if (name === "tabs") directive.data = { hName: "tabs" };
  else if (name === "tab") directive.data = { hName: "tab", hProperties: { title: attributes?.["title"] ?? "" } };
}

function sourceOf({ position }: Node, source: string): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}
