/** Of a call to the api that is made for an editor who looks at the site with the own drafts: the pass of the preview's cookie. */
export const previewHeader = "x-site-preview";

/** Without a prefix where there is no TLS: browsers take `__Host-` over https only. */
export const previewCookieNames = { secure: "__Host-zhian-preview", plain: "zhian-preview" } as const;

/** Whether a text has the form of a pass; whose it is, and whether it still counts, the api alone knows. */
export function isPreviewPass(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}
