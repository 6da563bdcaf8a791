import { type ArticleElement, type ArticleNode } from "@zhian/contracts/article";
import { type ArticleTag, articleTags, noteKinds } from "@zhian/contracts/article-words";
import rehypeSanitize from "rehype-sanitize";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { highlight } from "./highlight.ts";
import { takeDirectives } from "./take-directives.ts";

/** A text's headings start one level below the page's own. */
const heading: Readonly<Record<string, ArticleTag>> = { h1: "h2", h5: "h4", h6: "h4" };

/** An author is not trusted to write markup: HTML in the Markdown is dropped, and only these elements remain. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(takeDirectives)
  .use(remarkRehype)
  .use(rehypeSanitize, {
    tagNames: [...articleTags, ...Object.keys(heading)],
    attributes: {
      a: ["href"],
      ol: ["start"],
      th: ["align"],
      td: ["align"],
      note: [["kind", ...noteKinds]],
      tab: ["title"],
      code: [["className", /^language-\w+$/]],
    },
    protocols: { href: ["https"] },
    strip: ["script", "style"],
  });

type Html = ReturnType<typeof processor.runSync>["children"][number];
type Element = Extract<Html, { type: "element" }>;

/** Deeper than people write. Deeper levels become plain text, so that no later stage overflows its stack. */
const maxDepth = 24;
/** Longer than people write, and the most that a page can handle. The rest of a longer text is dropped. */
const maxLetters = 150_000;

/** Converts Markdown to data that is safe to render, whatever it contains. */
export async function toArticleBody(markdown: string): Promise<ArticleNode[]> {
  const text = markdown.length > maxLetters ? `${markdown.slice(0, maxLetters)}…` : markdown;
  const { children } = processor.runSync(processor.parse(text), text);
  const body = toNodes(children, { depth: 0, anchors: new Set() });
  await markCode(body);
  return body;
}

interface Place {
  depth: number;
  /** Anchors of the headings so far. */
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
  // A line break between two elements is formatting of the HTML, not content.
  if (node.type === "text") return node.value === "\n" ? [] : [node.value];
  if (node.type !== "element") return [];
  if (depth > maxDepth) return [textOf(node)];
  if (node.tagName === "pre") return [toCode(node)];
  const children = toNodes(node.children, { depth: depth + 1, anchors });
  const tag = heading[node.tagName] ?? articleTags.find((known) => known === node.tagName);
  if (!tag) return children;
  if (tag === "a") return toLink(node.properties["href"], children);
  return [{ tag, ...attributesOf(tag, node.properties, () => anchorOf(textOf(node), anchors)), children }];
}

/** Replaces a link to a forbidden target with its text. */
function toLink(href: unknown, children: ArticleNode[]): ArticleNode[] {
  const isSafe = typeof href === "string" && /^(\/(?![/\\])|#|https:\/\/)/.test(href);
  return isSafe ? [{ tag: "a", href, children }] : children;
}

function toCode(pre: Element): ArticleElement {
  const [code] = pre.children;
  const names = code?.type === "element" ? code.properties["className"] : undefined;
  const language = String(Array.isArray(names) ? (names[0] ?? "") : "").replace("language-", "");
  return { tag: "pre", ...(language && { title: language }), children: [textOf(pre).replace(/\n$/, "")] };
}

/** Highlights code, one block at a time: the highlighter is loaded with the first text that contains code. */
async function markCode(nodes: readonly ArticleNode[]): Promise<void> {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    if (node.tag !== "pre") await markCode(node.children);
    else {
      const [code] = node.children;
      if (node.title === undefined || typeof code !== "string") continue;
      const marks = await highlight(code, node.title);
      if (marks.length > 0) node.marks = marks;
    }
  }
}

function attributesOf(
  tag: ArticleTag,
  { start, align, kind, title }: Record<string, unknown>,
  anchor: () => string,
): Pick<ArticleElement, "id" | "start" | "align" | "kind" | "title"> {
  if (tag === "h2" || tag === "h3" || tag === "h4") return { id: anchor() };
  if (tag === "ol" && typeof start === "number") return { start };
  if (tag === "note") return { kind: noteKinds.find((known) => known === kind) ?? "note" };
  if (tag === "tab") return { title: typeof title === "string" ? title : "" };
  if (align === "left" || align === "center" || align === "right") return { align };
  return {};
}

/** The heading's Latin words, or a number if it is in Chinese. The prefix keeps it apart from every other id on the page. */
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
