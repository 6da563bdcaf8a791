/** Whether a URL needs the api, such as that of an account. */
export type Refusal = (href: string) => boolean;

const form = /<form\b[^>]*>[\s\S]*?<\/form>/g;
/** Except controls that open and close something, which need no answer. */
const control = /<(?:button|input|select|textarea)\b(?![^>]*\s(?:disabled|popoverTarget)\b)/g;
const link = /<a\b[^>]*>/g;
const href = /\shref="([^"]*)"/;
/** Handled by the shell alone. */
const ownForm = /^<form\b[^>]*\saction="\/_preferences"/;

/**
 * A fragment's HTML (in React's spelling) for a page whose forms get no answer: form controls are
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
