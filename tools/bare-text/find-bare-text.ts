import {
  type Expression,
  isFunctionDeclaration,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
} from "typescript/unstable/ast";
import {
  type Checker,
  type Project,
  SignatureKind,
  type Type,
  TypeFlags,
  type TypeReference,
} from "typescript/unstable/sync";

export interface BareText {
  line: number;
  text: string;
}

/** A child expression of an element, and whether it may have sibling nodes. */
interface Child {
  expression: Expression;
  isBesideOthers: boolean;
}

/**
 * Finds texts of one source that have sibling nodes, so that React creates text nodes for them. A browser that translates the
 * page replaces these nodes; React's later changes to them are then invisible, and removing them throws.
 */
export function findBareText({ program, checker }: Project, file: string): BareText[] {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} is not a source file of the project`);
  const literals: Node[] = [];
  const children: Child[] = [];
  const components: Node[] = [];
  walk(source, (node) => {
    if (isLeftAlone(node)) return false;
    if (isJsxElement(node) || isJsxFragment(node)) collect(node, { literals, children });
    if (isFunctionDeclaration(node) && node.name && /^[A-Z]/.test(node.name.text)) components.push(node.name);
    return true;
  });
  const types = checker.getTypeAtLocation(children.map(({ expression }) => expression));
  const isText = textJudge(checker);
  const bare = [
    ...literals,
    ...children.flatMap(({ expression, isBesideOthers }, index) =>
      isText(types[index], isBesideOthers) ? [expression] : [],
    ),
    ...components.filter((name) => givesText(checker, name, isText)),
  ];
  return bare.map((node) => toBareText(source, node)).toSorted((one, other) => one.line - other.line);
}

/** Does not descend where `enter` returns false. */
function walk(node: Node, enter: (node: Node) => boolean): void {
  if (enter(node)) node.forEachChild((child) => walk(child, enter));
}

/** Translators skip it. */
function isLeftAlone(node: Node): boolean {
  if (!isJsxElement(node)) return false;
  return node.openingElement.attributes.properties.some(
    (attribute) => isJsxAttribute(attribute) && attribute.getText() === 'translate="no"',
  );
}

/** The only text of an element is set as its whole content; a fragment's siblings are not known here. */
function collect(node: JsxElement | JsxFragment, into: { literals: Node[]; children: Child[] }): void {
  const shown = node.children.filter(isShown);
  const isBesideOthers = shown.length > 1 || isJsxFragment(node) || tagOf(node) === "Fragment";
  for (const child of shown) {
    if (isJsxText(child) && isBesideOthers && child.text.trim() !== "") into.literals.push(child);
    if (isJsxExpression(child) && child.expression)
      into.children.push({ expression: child.expression, isBesideOthers });
  }
}

/** White space is a text node within a line; white space with a line break is dropped. */
function isShown(child: Node): boolean {
  if (isJsxText(child)) return child.text.trim() !== "" || !child.text.includes("\n");
  return !isJsxExpression(child) || child.expression !== undefined;
}

function tagOf(node: JsxElement): string {
  return node.openingElement.tagName.getText();
}

type TextJudge = (type: Type | undefined, isBesideOthers: boolean) => boolean;

const texts = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown;

function textJudge(checker: Checker): TextJudge {
  const judge = (type: Type | undefined, isBesideOthers: boolean, above: readonly number[] = []): boolean => {
    if (!type || above.includes(type.id)) return false;
    if (type.isUnionType()) return type.getTypes().some((one) => judge(one, isBesideOthers, [...above, type.id]));
    if (checker.isArrayType(type)) {
      // Checked by `isArrayType`.
      const [item] = checker.getTypeArguments(type as TypeReference);
      return judge(item, true, [...above, type.id]);
    }
    return isBesideOthers && (type.flags & texts) !== 0 && !isNothing(type);
  };
  return judge;
}

/** The result of a false condition; and white space, which translators do not change. */
function isNothing(type: Type): boolean {
  return type.isLiteralType() && (typeof type.value === "string" ? type.value.trim() === "" : Number(type.value) === 0);
}

/** A component may have siblings where it is used. */
function givesText(checker: Checker, name: Node, isText: TextJudge): boolean {
  const type = checker.getTypeAtLocation(name);
  if (!type) return false;
  return checker
    .getSignaturesOfType(type, SignatureKind.Call)
    .some((signature) => isText(checker.getReturnTypeOfSignature(signature), true));
}

function toBareText(source: SourceFile, node: Node): BareText {
  const text = source.text.slice(node.pos, node.end);
  const start = node.pos + text.length - text.trimStart().length;
  return { line: source.text.slice(0, start).split("\n").length, text: text.trim().replaceAll(/\s+/g, " ") };
}
