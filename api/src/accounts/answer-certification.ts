import { accountForms } from "@zhian/contracts/account-forms";
import type { Answers } from "../http/answers.ts";
import { ApiFault, type Words } from "../http/api-fault.ts";
import { parseForm } from "../http/parse-form.ts";
import type { AccountParts } from "./account-parts.ts";
import { readCertification, submitRealName } from "./certifications.ts";

const fieldWords: Readonly<Record<"name" | "number", Readonly<Record<"personal" | "enterprise", Words>>>> = {
  name: {
    personal: { zh: "请输入证件上的姓名", en: "Please enter the name on your identity card." },
    enterprise: { zh: "请输入营业执照上的企业全称", en: "Please enter the full name on the business licence." },
  },
  number: {
    personal: {
      zh: "身份证号码有误，请核对 18 位号码",
      en: "This is not a valid identity card number. Please check all 18 characters.",
    },
    enterprise: {
      zh: "统一社会信用代码有误，请核对 18 位代码",
      en: "This is not a valid unified social credit code. Please check all 18 characters.",
    },
  },
};
const notNow: Words = {
  zh: "当前状态无法提交实名认证",
  en: "Real-name verification cannot be submitted right now.",
};

/** Real names: submitted here, decided by an operator. */
export function answerCertification({
  database,
  hash,
  seal,
  log,
}: AccountParts): Pick<Answers, "console.certification" | "console.certify"> {
  return {
    async "console.certification"(_query, { caller }) {
      return readCertification({ database, seal }, (await caller.signedIn()).accountId);
    },

    async "console.certify"(_query, { body, caller }) {
      const { accountId } = await caller.signedIn();
      const { kind } = body;
      const form = parseForm(
        accountForms[`${kind}RealName`],
        body,
        (field) => new ApiFault(422, { words: fieldWords[field][kind], field }),
      );
      const given = { kind, ...form };
      if (!(await submitRealName({ database, hash, seal }, accountId, given)))
        throw new ApiFault(422, { words: notNow });
      log.info(
        { event: "certification.submitted", account: accountId, kind: given.kind },
        "a certification was submitted",
      );
      return readCertification({ database, seal }, accountId);
    },
  };
}
