/** Header of a call to the api for an editor who previews their own drafts: the pass from the cookie. */
export const draftsHeader = "x-site-drafts";

/** Path of the form that ends a preview. */
export const draftsPath = "/_drafts";

/** Without a prefix if there is no TLS: browsers accept `__Host-` over https only. */
export const draftsCookieNames = { secure: "__Host-zhian-drafts", plain: "zhian-drafts" } as const;

/** Whether a text has the form of a pass; only the api knows its owner, and whether it is still valid. */
export function isDraftsPass(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}
