import { ApiFault, type Words } from "../http/api-fault.ts";

const check: Words = {
  zh: "提交错误，请检查提交内容是否有误！",
  en: "Not submitted. Please check what you entered.",
};

/** By the key of the body: what the specification says of it, and its English counterpart. */
const fieldWords = {
  phone: {
    zh: "手机格式错误，请校验后重新输入",
    en: "This is not a mobile number of mainland China. Please check it.",
  },
  systemNum: { zh: "输入格式不正确，请输入1~999之间的整数", en: "Please enter a whole number from 1 to 999." },
  provinceCity: { zh: "请选择所在城市", en: "Please choose your province and city." },
  code: { zh: "请输入验证码", en: "Please enter the code." },
  corporateName: check,
  systemType: check,
  product: check,
  isPurchaseSafeProduct: check,
} as const satisfies Record<string, Words>;

export type QuoteField = keyof typeof fieldWords;

const missingWords = {
  phone: { zh: "请输入您的手机号", en: "Please enter your mobile number." },
  systemNum: { zh: "请输入您的服务器数量", en: "Please enter how many servers you have." },
  code: fieldWords.code,
} as const satisfies Partial<Record<QuoteField, Words>>;

type RequiredField = keyof typeof missingWords;
const notForSending: Words = {
  zh: "提交错误，请检查是否正确填入手机号！",
  en: "Not sent. Please check that the mobile number is right.",
};
/** The same whatever is wrong with it: nobody learns here which phone has a code. */
const codeRefused: Words = {
  zh: "验证码错误或已失效，请重新获取",
  en: "The code is wrong or no longer valid. Please request a new one.",
};

export function isQuoteField(field: string): field is QuoteField {
  return Object.hasOwn(fieldWords, field);
}

export function quoteFault(field: QuoteField): ApiFault {
  return new ApiFault(422, { words: fieldWords[field], field });
}

/** Where a field was left empty, as the specification words it. */
export function missingFault(field: RequiredField): ApiFault {
  return new ApiFault(422, { words: missingWords[field], field });
}

export function isRequired(field: QuoteField): field is RequiredField {
  return Object.hasOwn(missingWords, field);
}

export function unusablePhone(): ApiFault {
  return new ApiFault(422, { words: notForSending, field: "phone" });
}

export function refusedCode(): ApiFault {
  return new ApiFault(422, { words: codeRefused, field: "code" });
}
