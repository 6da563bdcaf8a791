/** Whether an address leads to what is not there without the api, such as an account. */
export type Refusal = (href: string) => boolean;

const form = /<form\b[^>]*>[\s\S]*?<\/form>/g;
/** Not those that open and close something, which needs no answer. */
const control = /<(?:button|input|select|textarea)\b(?![^>]*\s(?:disabled|popoverTarget)\b)/g;
const link = /<a\b[^>]*>/g;
const href = /\shref="([^"]*)"/;
/** Answered by the shell alone. */
const ownForm = /^<form\b[^>]*\saction="\/_preferences"/;

/**
 * HTML of a fragment, of React's own spelling, as it may stand in a page where nothing answers a form: the controls of forms are
 * disabled, and links that `isRefused` names are no links.
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
