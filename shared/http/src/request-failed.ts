const words = { en: "The request failed", zh: "请求失败" };

/** The message for a call that failed without one of its own, in the page's language. */
export function requestFailed(): string {
  return words[document.documentElement.lang.startsWith("zh") ? "zh" : "en"];
}
