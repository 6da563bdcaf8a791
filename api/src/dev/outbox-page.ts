import { createHash } from "node:crypto";
import { escapeHtml } from "@zhian/server/escape-html";
import type { DemoAccount } from "../accounts/demo-account.ts";
import type { WaitingCertification } from "../accounts/waiting-certifications.ts";
import type { OutboxMessage } from "../sms/outbox.ts";

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
ol{list-style:none;padding:0}li{padding:1rem 0;border-top:1px solid}p{margin:0 0 .5rem}button,input{font:inherit}code{font-size:1.5rem;margin-right:.5rem}`;
const styleHash = createHash("sha256").update(style).digest("base64");

/** Allows nothing but its own style: a message's content stays text. */
export const outboxPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

export interface Outlook {
  messages: readonly OutboxMessage[];
  demo: readonly DemoAccount[];
  /** Certifications awaiting a decision. */
  waiting: readonly WaitingCertification[];
}

/** The page with messages, demo accounts, and the real names that an operator would decide on. */
export function outboxPage({ messages, demo, waiting }: Outlook): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Outbox</title>
<style>${style}</style>
<h1>Outbox</h1>
<p>No text message gateway is configured, so nothing is sent. These messages would have been sent, newest first.</p>
<h2>Demo accounts</h2>
<p>To try the console as a customer and as an editor of the site's content. All their data is made up.</p>
${demo.map(account).join("\n")}
${waiting.length === 0 ? "" : decisions(waiting)}
<h2>Messages</h2>
${messages.length === 0 ? "<p>No messages yet.</p>" : list(messages)}
</html>
`;
}

function account({ username, password }: DemoAccount): string {
  const name = escapeHtml(username);
  return `<p>User name <b>${name}</b>, password <b id="${name}-password">${escapeHtml(password)}</b></p>`;
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

/** Buttons in place of an operator, who would check documents. */
function decisions(waiting: readonly WaitingCertification[]): string {
  const items = waiting.map(
    ({ id, username, kind }) => `<li><form method="post" action="/dev/outbox">
<input type="hidden" name="account" value="${escapeHtml(id)}">
<p>${escapeHtml(username)}, ${escapeHtml(kind)}</p>
<p><button name="decision" value="grant">Approve</button> <button name="decision" value="refuse">Reject</button>
<label>Reason <input name="reason" maxlength="200" value="The name and the number do not match."></label></p>
</form></li>`,
  );
  return `<h2>Real names to review</h2>
<ol>${items.join("\n")}</ol>`;
}
