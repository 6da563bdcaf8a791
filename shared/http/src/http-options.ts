/** What a client needs from its page. */
export interface HttpOptions {
  /** `/api`, or an absolute URL. */
  base: string;
  /** The current token, sent in `Authorization`, which is empty for `.md` files. */
  token(): string;
  /** For a page that shows an editor's drafts: reads bypass the browser's cache. */
  asksAnew?: boolean;
  /** Called once per response, before the call rejects: 400 leads to the home page, 401 ends the session of the token that was sent. */
  onStatus(status: 400 | 401, sent: string): void;
  /** Called with the fields of a response that were dropped because the catalogue expects another kind of value. */
  onDropped?(path: string, fields: readonly string[]): void;
}

/** `Authorization` for a request: the token, but empty for Markdown files, which anyone may read. */
export function authorization(url: string, token: string): string {
  return /\.md($|[?#])/.test(url) ? "" : token;
}
