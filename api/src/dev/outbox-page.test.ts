import { describe, expect, it } from "@jest/globals";
import { outboxPage, outboxPolicy } from "./outbox-page.ts";

const message = { phone: "13800138000", code: "123456", at: "2026-11-21T12:00:00.000Z" };

const empty = { messages: [], demo: [{ username: "demo", password: "secret-of-the-demo" }], waiting: [] };

describe("the outbox page", () => {
  it("shows the messages that would have been sent, marked with their language", () => {
    const page = outboxPage({ ...empty, messages: [{ ...message, text: "【智安云】验证码 123456" }] });
    expect(page).toContain("13800138000");
    expect(page).toContain('<p lang="zh-Hans">【智安云】验证码 123456</p>');
  });

  it("B-G-08 escapes HTML in messages and names", () => {
    const page = outboxPage({
      ...empty,
      messages: [{ ...message, text: '<script>alert(1)</script><img src=x onerror="a">&' }],
      waiting: [{ id: "1", username: "<img src=y>", kind: "personal" }],
    });
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;a&quot;&gt;&amp;");
    expect(page).not.toMatch(/<script|<img/);
  });

  it("shows the demo accounts, and forms that decide real-name verifications", () => {
    const page = outboxPage({ ...empty, waiting: [{ id: "id-1", username: "lihua", kind: "enterprise" }] });
    expect(page).toContain("secret-of-the-demo");
    expect(page).toContain("lihua, enterprise");
    expect(page.match(/<button name="decision"/g)).toHaveLength(2);
    expect(outboxPage(empty)).not.toContain("<form");
  });

  it("has a policy that allows its own style and nothing else", () => {
    expect(outboxPolicy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}';/);
    expect(outboxPage(empty)).toContain("No messages yet.");
  });
});
