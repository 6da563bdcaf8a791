import { type ArticleElement, type ArticleNode, type ArticleTag, articleTags } from "@zhian/contracts/article";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

/** Headings of a text begin below the page's own. */
const heading: Readonly<Record<string, ArticleTag>> = { h1: "h2", h5: "h4", h6: "h4" };

/** An author is not trusted to write markup: HTML in the Markdown is dropped, and of elements only these stay. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, {
    tagNames: [...articleTags, ...Object.keys(heading)],
    attributes: { a: ["href"], ol: ["start"], th: ["align"], td: ["align"] },
    protocols: { href: ["https"] },
    strip: ["script", "style"],
  });

type Html = ReturnType<typeof processor.runSync>["children"][number];

/** Deeper than people write; what is nested further stays as plain text, so that no reader of it runs out of stack. */
const maxDepth = 24;

/** Markdown as data that is safe to show whatever it says. */
export function toArticleBody(markdown: string): ArticleNode[] {
  const { children } = processor.runSync(processor.parse(markdown));
  return toNodes(children, { depth: 0, anchors: new Set() });
}

interface Place {
  depth: number;
  /** Of the headings so far. */
  anchors: Set<string>;
}

function toNodes(children: readonly Html[], place: Place): ArticleNode[] {
  const nodes: ArticleNode[] = [];
  for (const node of children.flatMap((child) => toNode(child, place))) {
    const last = nodes.at(-1);
    if (typeof node === "string" && typeof last === "string") nodes[nodes.length - 1] = last + node;
    else nodes.push(node);
  }
  return nodes;
}

function toNode(node: Html, { depth, anchors }: Place): ArticleNode[] {
  // A line break between two elements is how HTML is written, not what it says.
  if (node.type === "text") return node.value === "\n" ? [] : [node.value];
  if (node.type !== "element") return [];
  if (depth > maxDepth) return [textOf(node)];
  const children = toNodes(node.children, { depth: depth + 1, anchors });
  const tag = heading[node.tagName] ?? articleTags.find((known) => known === node.tagName);
  if (!tag) return children;
  if (tag === "a") return toLink(node.properties["href"], children);
  return [{ tag, ...attributesOf(tag, node.properties, () => anchorOf(textOf(node), anchors)), children }];
}

/** A link that leads where it may not is its text. */
function toLink(href: unknown, children: ArticleNode[]): ArticleNode[] {
  const isSafe = typeof href === "string" && /^(\/(?![/\\])|#|https:\/\/)/.test(href);
  return isSafe ? [{ tag: "a", href, children }] : children;
}

function attributesOf(
  tag: ArticleTag,
  { start, align }: Record<string, unknown>,
  anchor: () => string,
): Pick<ArticleElement, "id" | "start" | "align"> {
  if (tag === "h2" || tag === "h3" || tag === "h4") return { id: anchor() };
  if (tag === "ol" && typeof start === "number") return { start };
  if (align === "left" || align === "center" || align === "right") return { align };
  return {};
}

/** Latin words of the heading; a heading in Chinese is counted. The first letters keep it off every other id of the page. */
function anchorOf(text: string, taken: Set<string>): string {
  const words = /\p{Script=Han}/u.test(text) ? [] : (text.toLowerCase().match(/[a-z0-9]+/g) ?? []);
  const name = words.length > 0 ? words.join("-") : String(taken.size + 1);
  let anchor = `s-${name}`;
  for (let copy = 2; taken.has(anchor); copy += 1) anchor = `s-${name}-${copy}`;
  taken.add(anchor);
  return anchor;
}

function textOf(node: Html): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map((child) => textOf(child)).join("") : "";
}
