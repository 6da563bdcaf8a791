import type { Locale } from "@zhian/contracts/locale";
import type { CodePurpose } from "./codes.ts";

const uses: Readonly<Record<CodePurpose, Readonly<Record<Locale, string>>>> = {
  quote: { zh: "用于获取等保报价", en: "your code for a compliance quote" },
  login: { zh: "用于登录控制台", en: "your code to log in" },
  register: { zh: "用于注册账号", en: "your code to register" },
  reset: { zh: "用于重设密码", en: "your code to set a new password" },
  cooperation: { zh: "用于提交合作申请", en: "your code for a partnership application" },
};

interface Code {
  purpose: CodePurpose;
  code: string;
}

/** The message's text. The sender's name comes first, as required by networks in mainland China. */
export function codeText(locale: Locale, { purpose, code }: Code): string {
  const use = uses[purpose][locale];
  return {
    zh: `【智安云】验证码 ${code}，10 分钟内有效，${use}，请勿告诉他人。如非本人操作，请忽略。`,
    en: `[ZhiAn Cloud] ${code} is ${use}, valid for 10 minutes. Do not share it. If you did not request it, ignore it.`,
  }[locale];
}
