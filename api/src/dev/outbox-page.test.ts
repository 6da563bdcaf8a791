import { describe, expect, it } from "@jest/globals";
import { outboxPage, outboxPolicy } from "./outbox-page.ts";

const message = { phone: "13800138000", code: "123456", at: "2026-11-21T12:00:00.000Z" };

describe("the outbox's page", () => {
  it("shows what would have been sent, in its language", () => {
    const page = outboxPage([{ ...message, text: "【智安云】验证码 123456" }]);
    expect(page).toContain("13800138000");
    expect(page).toContain('<p lang="zh-Hans">【智安云】验证码 123456</p>');
  });

  it("B-G-08 takes a message for text, whatever it says", () => {
    const page = outboxPage([{ ...message, text: '<script>alert(1)</script><img src=x onerror="a">&' }]);
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;a&quot;&gt;&amp;");
    expect(page).not.toMatch(/<script|<img/);
  });

  it("allows its own style and nothing else", () => {
    expect(outboxPolicy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}';/);
    expect(outboxPage([])).toContain("Nothing yet.");
  });
});
