import { type Document, isMap, isNode, LineCounter, parseAllDocuments, visit } from "yaml";
import { ContentError } from "./content-error.ts";

/** A key or an index for each step down. */
export type KeyPath = readonly (string | number)[];

export interface ContentFile {
  /** Path of the file, as given. */
  file: string;
  data: Record<string, unknown>;
  /** Line of the node at this path, or of its nearest ancestor. */
  lineOf(path: KeyPath): number;
}

/** A page with all its blocks has about 40 kB. */
const maxBytes = 512 * 1024;

/**
 * Parses one content file: a single YAML 1.2 document whose root is a map. Throws ContentError for a file that is not UTF-8 or too
 * large, and for YAML features that content does not need: anchors, aliases, tags, duplicate keys.
 */
export function parseContentFile(file: string, bytes: Uint8Array): ContentFile {
  const fail = (reason: string): never => {
    throw new ContentError([{ file, line: 1, key: "", reason }]);
  };
  if (bytes.byteLength > maxBytes) fail(`the file has ${bytes.byteLength} bytes; the limit is ${maxBytes}`);
  const lines = new LineCounter();
  const documents = parseAllDocuments(decode(bytes, fail), {
    version: "1.2",
    schema: "core",
    uniqueKeys: true,
    prettyErrors: false,
    lineCounter: lines,
  });
  const [document] = documents;
  if (!document || documents.length !== 1 || !isMap(document.contents))
    return fail("must be a single map of keys and values");
  const lineAt = (offset: number | undefined) => Math.max(1, lines.linePos(offset ?? 0).line);
  const faultAt = (offset: number | undefined, reason: string) => ({ file, line: lineAt(offset), key: "", reason });
  const faults = [...document.errors, ...document.warnings].map(({ message, pos }) => faultAt(pos[0], message));
  visit(document, {
    Alias: (_, { range, source }) => {
      faults.push(faultAt(range?.[0], `the alias *${source} must be written out`));
    },
    Node: (_, node) => {
      if ("anchor" in node && node.anchor)
        faults.push(faultAt(node.range?.[0], `the anchor &${node.anchor} is not allowed`));
    },
  });
  if (faults.length > 0) throw new ContentError(faults);
  return {
    file,
    // A map, as checked above.
    data: document.toJS({ maxAliasCount: 0 }) as Record<string, unknown>,
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}

function decode(bytes: Uint8Array, fail: (reason: string) => never): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return fail("the file is not UTF-8; save it as UTF-8");
  }
}

function offsetOf(document: Document, path: KeyPath): number | undefined {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}
