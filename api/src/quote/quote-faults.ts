import type { Fault } from "@zhian/contracts/form-faults";
import type { QuoteField } from "@zhian/contracts/quote-form";
import { wireNames } from "@zhian/contracts/quote-wire";
import { ApiFault, type Words } from "../http/api-fault.ts";

const check: Words = {
  zh: "提交错误，请检查提交内容是否有误！",
  en: "Not submitted. Please check what you entered.",
};
const place: Words = { zh: "请选择所在城市", en: "Please choose your province and city." };

/** The specification's text for each field, and its English counterpart. */
const fieldWords: Readonly<Record<QuoteField, { missing?: Words; wrong: Words }>> = {
  systemType: { wrong: check },
  level: { wrong: check },
  servers: {
    missing: { zh: "请输入您的服务器数量", en: "Please enter how many servers you have." },
    wrong: { zh: "输入格式不正确，请输入1~999之间的整数", en: "Please enter a whole number from 1 to 999." },
  },
  hasProducts: { wrong: check },
  province: { wrong: place },
  city: { wrong: place },
  company: { wrong: check },
  phone: {
    missing: { zh: "请输入您的手机号", en: "Please enter your mobile number." },
    wrong: {
      zh: "手机格式错误，请校验后重新输入",
      en: "This is not a mainland China mobile number. Please check it.",
    },
  },
  code: {
    missing: { zh: "请输入验证码", en: "Please enter the code." },
    // The same for every fault: the response does not reveal which phone has a code.
    wrong: {
      zh: "验证码错误或已失效，请重新获取",
      en: "The code is wrong or no longer valid. Please request a new one.",
    },
  },
};

const notForSending: Words = {
  zh: "提交错误，请检查是否正确填入手机号！",
  en: "Not sent. Please check that the mobile number is correct.",
};

/** A fault with the field's name in the protocol. */
export function quoteFault(field: QuoteField, fault: Fault): ApiFault {
  const { wrong, missing = wrong } = fieldWords[field];
  return new ApiFault(422, { words: fault === "missing" ? missing : wrong, field: wireNames[field] });
}

export function unusablePhone(): ApiFault {
  return new ApiFault(422, { words: notForSending, field: "phone" });
}

export function refusedCode(): ApiFault {
  return quoteFault("code", "wrong");
}
