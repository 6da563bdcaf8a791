/** Whether a URL needs the api, such as an account page. */
export type Refusal = (href: string) => boolean;

const form = /<form\b[^>]*>[\s\S]*?<\/form>/g;
/** Except controls that only open or close something, which need no response. */
const control = /<(?:button|input|select|textarea)\b(?![^>]*\s(?:disabled|popoverTarget)\b)/g;
const link = /<a\b[^>]*>/g;
const href = /\shref="([^"]*)"/;
/** Forms that the shell handles itself. */
const ownForm = /^<form\b[^>]*\saction="\/_preferences"/;

/**
 * Converts a fragment's HTML (as written by React) for a page whose forms get no response: form controls are
 * disabled, and links that `isRefused` matches lose their URL.
 */
export function stillHtml(html: string, isRefused: Refusal): string {
  return html
    .replace(form, (found) => (ownForm.test(found) ? found : found.replace(control, "$& disabled")))
    .replace(link, (found) => {
      const address = href.exec(found)?.[1];
      return address !== undefined && isRefused(address)
        ? found.replace(href, ` role="link" aria-disabled="true"`)
        : found;
    });
}
