import type { StagedFile } from "../files/file-store.ts";

/** File types that a release may contain. No HTML: a release's page would run on the site's own origin. */
const types: Readonly<Record<string, { contentType: string; isText?: true; magic?: RegExp }>> = {
  js: { contentType: "text/javascript; charset=utf-8", isText: true },
  mjs: { contentType: "text/javascript; charset=utf-8", isText: true },
  cjs: { contentType: "text/javascript; charset=utf-8", isText: true },
  css: { contentType: "text/css; charset=utf-8", isText: true },
  json: { contentType: "application/json; charset=utf-8", isText: true },
  map: { contentType: "application/json; charset=utf-8" },
  txt: { contentType: "text/plain; charset=utf-8", isText: true },
  // Type declarations of what the release exposes (`app.d.ts`), for developers; no page loads them.
  ts: { contentType: "text/plain; charset=utf-8", isText: true },
  svg: { contentType: "image/svg+xml", isText: true },
  png: { contentType: "image/png", magic: /^\x89PNG\r\n\x1a\n/ },
  jpg: { contentType: "image/jpeg", magic: /^\xff\xd8\xff/ },
  jpeg: { contentType: "image/jpeg", magic: /^\xff\xd8\xff/ },
  gif: { contentType: "image/gif", magic: /^GIF8[79]a/ },
  webp: { contentType: "image/webp", magic: /^RIFF[^]{4}WEBP/ },
  avif: { contentType: "image/avif", magic: /^[^]{4}ftyp/ },
  ico: { contentType: "image/x-icon", magic: /^\0\0\x01\0/ },
  woff: { contentType: "font/woff", magic: /^wOFF/ },
  woff2: { contentType: "font/woff2", magic: /^wOF2/ },
};

function typeOf(path: string) {
  const extension = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? "";
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}

export function contentTypeOf(path: string): string | undefined {
  return typeOf(path)?.contentType;
}

/** Browsers never load server bundles and source maps, so their variants would never be requested. */
export function isWorthCompressing(path: string): boolean {
  return Boolean(typeOf(path)?.isText) && !isPrivate(path) && !path.startsWith("server/");
}

/** Stored and hashed like the rest, but served only with a token. */
export function isPrivate(path: string): boolean {
  return path.endsWith(".map");
}

/** The mismatch between a file's content and its name; `undefined` if there is none. */
export function contentFault(
  path: string,
  { head, content }: Pick<StagedFile, "head" | "content">,
): string | undefined {
  const type = typeOf(path);
  if (!type) return "this file type is not allowed in a release";
  if (type.magic && !type.magic.test(head.toString("latin1"))) {
    return `the content is not ${type.contentType}`;
  }
  if (path.endsWith(".svg") && (!content || hasScript(content.toString("utf8")))) {
    return "an SVG must not contain scripts, event handlers or foreign objects, or be larger than 256 KiB";
  }
  return undefined;
}

/** For markup that is inserted into a page unchanged. */
export function hasScript(markup: string): boolean {
  return /<\s*(script|iframe|object|embed|foreignObject|base|meta|link)\b|[\s"'/]on[a-z]+\s*=|javascript:|<!ENTITY/i.test(
    markup,
  );
}
