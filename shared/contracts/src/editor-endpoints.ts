import * as z from "zod/mini";

const key = { kind: z.string().check(z.maxLength(20)), id: z.string().check(z.maxLength(200)) };
const keyBody = z.strictObject(key);
/** Its shape is in `editor.ts`: every visitor's client has this list, and only one page makes its calls. */
const data = z.unknown();

/** An editor's actions on the content. All of them answer 403 to a signed-in visitor who is no editor. */
export const editorEndpoints = {
  /** What there is of a kind, with one's own drafts: `itemListSchema`. */
  "editor.items": {
    method: "GET",
    path: "/v1/cms/editor/items",
    query: z.object({ kind: key.kind }),
    data,
    needsEditor: true,
    namesOffers: true,
  },
  /** One's own drafts of all kinds: `itemListSchema`. */
  "editor.drafts": { method: "GET", path: "/v1/cms/editor/drafts", data, needsEditor: true },
  /** What is published of an item, and one's own draft of it: `itemSchema`. */
  "editor.item": {
    method: "GET",
    path: "/v1/cms/editor/item",
    query: z.object(key),
    data,
    needsEditor: true,
    namesOffers: true,
  },
  /** Keeps a draft; `base` is the version that it was begun from, 0 for none. `savedSchema`; 422 with `faultsSchema`. */
  "editor.save": {
    method: "POST",
    path: "/v1/cms/editor/save",
    body: z.strictObject({ ...key, value: z.unknown(), base: z.number() }),
    data,
    needsEditor: true,
    namesOffers: true,
  },
  "editor.discard": {
    method: "POST",
    path: "/v1/cms/editor/discard",
    body: keyBody,
    data,
    needsEditor: true,
  },
  /** Makes drafts live, all of them or none. 409 with `conflictsSchema` where another editor was first; 422 with `faultsSchema`. */
  "editor.publish": {
    method: "POST",
    path: "/v1/cms/editor/publish",
    body: z.strictObject({
      items: z.array(keyBody).check(z.minLength(1), z.maxLength(100)),
      reason: z.string().check(z.maxLength(200)),
    }),
    data,
    needsEditor: true,
    namesOffers: true,
  },
  /** The last hundred versions of an item, the newest first: `historySchema`. */
  "editor.history": {
    method: "GET",
    path: "/v1/cms/editor/history",
    query: z.object(key),
    data,
    needsEditor: true,
  },
  /** A version and the one before it: `versionSchema`. */
  "editor.version": {
    method: "GET",
    path: "/v1/cms/editor/version",
    query: z.object({ version: z.string().check(z.regex(/^[1-9][0-9]{0,14}$/)) }),
    data,
    needsEditor: true,
  },
  /** Shows this browser one's own drafts from now on, for half an hour: the answer brings a cookie. */
  "editor.preview": { method: "POST", path: "/v1/cms/editor/preview", data, needsEditor: true },
} as const;
