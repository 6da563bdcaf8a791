/** A client's requirements of its page. */
export interface HttpOptions {
  /** `/api`, or an absolute address. */
  base: string;
  /** The present token; it goes into `Authorization`, empty for `.md` files. */
  token(): string;
  /** Of a page that shows an editor's drafts: no answer in the browser's cache is used, and none is cached. */
  asksAnew?: boolean;
  /** Called once per response, before the call rejects: 400 leads home, 401 ends the session of the token that was sent. */
  onStatus(status: 400 | 401, sent: string): void;
  /** Called with the fields of an answer that were dropped because the catalogue expects another kind of value. */
  onDropped?(path: string, fields: readonly string[]): void;
}

/** `Authorization` for a request: the token, and nothing for Markdown files, which anyone may read. */
export function authorization(url: string, token: string): string {
  return /\.md($|[?#])/.test(url) ? "" : token;
}
