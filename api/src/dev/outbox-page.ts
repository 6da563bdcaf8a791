import { createHash } from "node:crypto";
import { escapeHtml } from "../http/escape-html.ts";
import type { OutboxMessage } from "../sms/outbox.ts";

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
ol{list-style:none;padding:0}li{padding:1rem 0;border-top:1px solid}p{margin:0}code{font-size:1.5rem;margin-right:.5rem}`;
const styleHash = createHash("sha256").update(style).digest("base64");

/** Nothing but its own style: whatever a message says stays text. */
export const outboxPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function outboxPage(messages: readonly OutboxMessage[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Outbox</title>
<style>${style}</style>
<h1>Outbox</h1>
<p>No text message gateway is configured, so nothing is sent. This is what would have been, the newest first.</p>
${messages.length === 0 ? "<p>Nothing yet.</p>" : list(messages)}
</html>
`;
}

function list(messages: readonly OutboxMessage[]): string {
  const items = messages.map(({ at, phone, code, text }) => {
    const lang = /\p{Script=Han}/u.test(text) ? "zh-Hans" : "en";
    const [day = "", time = ""] = escapeHtml(at).split("T");
    return `<li><p><code>${escapeHtml(code)}</code> to ${escapeHtml(phone)}, ${day} ${time.slice(0, 8)} UTC</p>
<p lang="${lang}">${escapeHtml(text)}</p></li>`;
  });
  return `<ol>${items.join("\n")}</ol>`;
}
