import { ApiFault, type Words } from "../http/api-fault.ts";

/** Messages by the invalid field. */
const fieldWords = {
  company: {
    zh: "请填写公司名称，最多 64 个字，不含特殊符号",
    en: "Please enter the company name: up to 64 characters, no symbols.",
  },
  contact: { zh: "请填写联系人姓名，最多 32 个字", en: "Please enter a name: up to 32 characters." },
  linkName: {
    zh: "请填写链接名称，最多 32 个字，不含特殊符号",
    en: "Please enter a name for the link: up to 32 characters, no symbols.",
  },
  phone: {
    zh: "手机格式错误，请校验后重新输入",
    en: "This is not a mainland China mobile number. Please check it.",
  },
  code: { zh: "请输入验证码", en: "Please enter the code." },
  note: { zh: "说明最多 500 个字", en: "Please use at most 500 characters." },
  question: { zh: "请写下你的问题，最多 500 个字", en: "Please write down your question: up to 500 characters." },
} as const satisfies Record<string, Words>;

type Fault = keyof typeof fieldWords;

/** `field` is the key in the body, if it differs. */
export function partnerFault(fault: Fault, field: string = fault): ApiFault {
  return new ApiFault(422, { words: fieldWords[fault], field });
}

/** Only a person can be paid: hence the personal certification. */
export function certifyFirst(): ApiFault {
  return new ApiFault(422, {
    words: {
      zh: "请先完成个人实名认证，再加入推广",
      en: "Please complete your personal real-name verification first.",
    },
  });
}

export function joinFirst(): ApiFault {
  return new ApiFault(422, {
    words: { zh: "请先加入推广计划", en: "Please join the referral programme first." },
  });
}

export function enoughLinks(): ApiFault {
  return new ApiFault(422, {
    words: { zh: "推广链接最多 20 个", en: "You already have 20 links, the maximum." },
    field: "name",
  });
}
