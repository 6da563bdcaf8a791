import type { Head } from "@zhian/contracts/head";
import type { Locale } from "@zhian/contracts/locale";

const words = {
  forgotten: {
    en: ["Forgotten password", "Set a new password with a code that is sent to your phone."],
    zh: ["找回密码", "用发到手机的验证码设置新密码。"],
  },
  login: {
    en: ["Log in", "Log in to the console with a code, a password or a passkey."],
    zh: ["登录", "用验证码、密码或通行密钥登录控制台。"],
  },
  register: {
    en: ["Register", "Make an account with a mobile number of mainland China."],
    zh: ["注册", "用中国大陆手机号注册账号。"],
  },
  basic: {
    en: ["Account", "Your user name, account ID and real-name status."],
    zh: ["用户中心", "用户名、账号 ID 与实名认证状态。"],
  },
  safety: {
    en: ["Security", "Password, sessions and passkeys of your account."],
    zh: ["安全设置", "账号的密码、登录会话与通行密钥。"],
  },
  promotion: {
    en: ["Referral rewards", "Your referral links, visits, sign-ups and rebates."],
    zh: ["推广返利中心", "你的推广链接、访问、注册与返利。"],
  },
  content: {
    en: ["Content", "What the site says, for its editors."],
    zh: ["内容管理", "网站内容，供编辑使用。"],
  },
  order: {
    en: ["Domain order", "The domain names in your cart, at current prices."],
    zh: ["域名订单", "购物车中的域名，价格已重新核对。"],
  },
  service: {
    en: ["Console", "Where a product is set up, once there is more to this console than accounts."],
    zh: ["控制台", "产品的开通与配置位置；目前控制台只提供账号功能。"],
  },
} as const satisfies Record<string, Record<Locale, readonly [string, string]>>;

export type PageName = keyof typeof words;

const brand: Record<Locale, string> = { en: "ZhiAn Cloud", zh: "智安云" };

/** No account page may be indexed by search engines. */
export function headOfPage(name: PageName, locale: Locale): Head {
  const [title, description] = words[name][locale];
  return { title: `${title} | ${brand[locale]}`, description, keywords: "", noindex: true };
}
