import * as z from "zod/mini";

const key = { kind: z.string().check(z.maxLength(20)), id: z.string().check(z.maxLength(200)) };
const keyBody = z.strictObject(key);
/** The shape is in `editor.ts`: every visitor's client loads this list, but only one page makes its calls. */
const data = z.unknown();

/** An editor's actions on the content. All of them return 403 to a signed-in visitor who is not an editor. */
export const editorEndpoints = {
  /** Items of a kind, with the editor's own drafts: `itemListSchema`. */
  "editor.items": {
    method: "GET",
    path: "/v1/cms/editor/items",
    query: z.object({ kind: key.kind }),
    data,
    needsEditor: true,
    namesOffers: true,
  },
  /** The editor's own drafts of all kinds: `itemListSchema`. */
  "editor.drafts": { method: "GET", path: "/v1/cms/editor/drafts", data, needsEditor: true },
  /** The published version of an item, and the editor's own draft: `itemSchema`. */
  "editor.item": {
    method: "GET",
    path: "/v1/cms/editor/item",
    query: z.object(key),
    data,
    needsEditor: true,
    namesOffers: true,
  },
  /** Saves a draft; `base` is the version that it is based on, 0 for none. `savedSchema`; 422 with `faultsSchema`. */
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
  /** Publishes drafts, all of them or none. 409 with `conflictsSchema` if another editor was first; 422 with `faultsSchema`. */
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
  /** The last hundred versions of an item, newest first: `historySchema`. */
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
  /** Shows the editor's own drafts in this browser for half an hour: the response sets a cookie. */
  "editor.preview": { method: "POST", path: "/v1/cms/editor/preview", data, needsEditor: true },
} as const;
