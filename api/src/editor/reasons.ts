import { type Locale, locales } from "@zhian/contracts/locale";
import * as z from "zod";

export interface Reason {
  /** Path of the field within the value: `texts.zh.title`. */
  path: string;
  message: string;
}

const chinese = z.locales.zhCN();
const english = z.locales.en();

/** Chinese translations of the schemas' own messages. `#` is a placeholder for a number. */
const ownWords: Readonly<Record<string, string>> = {
  "at most # characters": "最多 # 个字符",
  "raw HTML is not allowed": "不允许使用 HTML",
  "quotes and lists can be nested at most eight levels deep": "引用与列表最多嵌套八层",
  "links must point to a path on the site, an anchor on the page or an https address":
    "链接只能指向本站路径、页内位置或 https 地址",
  "links must point to a path on the site or an https address": "链接只能是本站路径或 https 地址",
  "it ends before it starts": "结束时间早于开始时间",
  "at least one language is required": "中英文至少填写一种",
  "this language is missing": "缺少这种语言的内容",
  "another entry already has this number": "编号与其他栏目重复",
  "its parent does not exist": "上级栏目不存在",
  "it is nested below itself": "栏目不能放在自己的下级之内",
  "at most # levels": "最多 # 层",
  "too long for the menu: at most # letters wide": "名称过长，菜单放不下：宽度最多 # 个英文字母，一个汉字算两个",
  "an entry without children needs a link": "没有下级的栏目必须填写链接",
  "at most # entries at the top level": "顶层最多 # 个栏目",
  "another page already has this text": "与其他页面重复",
  "there is no such page": "没有这个可推荐的页面",
  "there is no such folder": "没有这个目录",
  "there is no such category": "没有这个分类",
  "there is no such product": "没有这个产品",
  "another page already has this ID": "该标识已被其他页面使用",
  "this cannot be removed": "此项不能删除",
  "this page has no text of its own to restore": "此页面没有可恢复的自带文字",
};

/** Checks a value, and returns its faults in the editor's language. */
export function reasonsOf(schema: z.ZodType, value: unknown, locale: Locale): Reason[] {
  const { localeError } = locale === "zh" ? chinese : english;
  const parsed = schema.safeParse(value, { error: localeError });
  return (parsed.error?.issues ?? []).map(({ code, path, message }) => ({
    path: path.map(String).join("."),
    message: inWords(code === "invalid_type" && isLanguage(path.at(-1)) ? "this language is missing" : message, locale),
  }));
}

function isLanguage(key: unknown): boolean {
  return locales.some((locale) => locale === key);
}

/** Translates one of the messages above into the editor's language; any other is returned unchanged. */
export function inWords(message: string, locale: Locale): string {
  if (locale === "en") return message;
  const number = /\d+/.exec(message)?.[0] ?? "";
  return ownWords[message.replace(/\d+/, "#")]?.replace("#", number) ?? message;
}
