const words = { en: "The request failed", zh: "请求失败" };

/** What is said of a call that failed when the server has said nothing, in the page's language. */
export function requestFailed(): string {
  return words[document.documentElement.lang.startsWith("zh") ? "zh" : "en"];
}
