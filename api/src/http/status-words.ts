import type { Locale } from "@zhian/contracts/locale";

export type FaultStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 406
  | 408
  | 409
  | 412
  | 413
  | 414
  | 415
  | 416
  | 422
  | 429
  | 431
  | 500
  | 503;

/** Default messages for each error status. */
export const statusWords: Readonly<Record<FaultStatus, Readonly<Record<Locale, string>>>> = {
  400: { en: "The request is not valid.", zh: "请求无效。" },
  401: { en: "Please log in.", zh: "请先登录。" },
  403: { en: "This is not allowed.", zh: "不允许此操作。" },
  404: { en: "Not found.", zh: "未找到。" },
  405: { en: "This method is not allowed here.", zh: "此处不支持该请求方法。" },
  406: { en: "No acceptable representation is available.", zh: "没有可接受的内容编码。" },
  408: { en: "The request took too long.", zh: "请求超时。" },
  409: { en: "This request was already sent with different content.", zh: "该请求此前已用其他内容提交过。" },
  412: { en: "The content does not match the specified version.", zh: "内容与指定的版本不一致。" },
  413: { en: "The request is too large.", zh: "提交的内容过大。" },
  414: { en: "The address is too long.", zh: "地址过长。" },
  415: { en: "This content type is not supported.", zh: "不支持此内容类型。" },
  416: { en: "The requested range is not satisfiable.", zh: "请求的范围超出内容长度。" },
  422: { en: "Please check what you entered.", zh: "请检查输入的内容。" },
  429: { en: "Too many requests. Please wait a moment.", zh: "操作过于频繁，请稍后再试。" },
  431: { en: "The request's headers are too large.", zh: "请求头过大。" },
  500: { en: "Something went wrong on our side.", zh: "我们这边出了问题，请稍后再试。" },
  503: { en: "The service is temporarily unavailable. Please try again.", zh: "服务暂时不可用，请稍后再试。" },
};
