import type { Tree } from "./tree.ts";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function toHtml({ tag, attributes, children }: Tree): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const content = typeof children === "string" ? escape(children) : children.map(toHtml).join("");
  return `<${tag}${written.join("")}>${content}</${tag}>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}
