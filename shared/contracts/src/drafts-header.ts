/** Of a call to the api that is made for an editor who looks at the site with the own drafts: the pass of the cookie. */
export const draftsHeader = "x-site-drafts";

/** Where a form ends a preview. */
export const draftsPath = "/_drafts";

/** Without a prefix where there is no TLS: browsers take `__Host-` over https only. */
export const draftsCookieNames = { secure: "__Host-zhian-drafts", plain: "zhian-drafts" } as const;

/** Whether a text has the form of a pass; only the api knows its owner, and whether it is still valid. */
export function isDraftsPass(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}
