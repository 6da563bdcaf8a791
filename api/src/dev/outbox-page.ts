import { createHash } from "node:crypto";
import type { OutboxMessage } from "../sms/outbox.ts";

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid;vertical-align:top}
code{font-size:1.25rem}`;
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
${messages.length === 0 ? "<p>Nothing yet.</p>" : table(messages)}
</html>
`;
}

function table(messages: readonly OutboxMessage[]): string {
  const rows = messages.map(
    ({ at, phone, code, text }) =>
      `<tr><td>${escapeHtml(at)}</td><td>${escapeHtml(phone)}</td><td><code>${escapeHtml(code)}</code></td><td lang="${/\p{Script=Han}/u.test(text) ? "zh-Hans" : "en"}">${escapeHtml(text)}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">When</th><th scope="col">To</th><th scope="col">Code</th><th scope="col">Text</th></tr></thead>
<tbody>${rows.join("\n")}</tbody></table>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
