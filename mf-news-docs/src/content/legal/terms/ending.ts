import { contactEmail } from "@zhian/contracts/contact";
import type { LegalSection } from "../../../model/legal-document.ts";

/** When something goes wrong, and when it ends. */
export const ending: LegalSection[] = [
  {
    anchor: "suspension",
    heading: { en: "Suspension and end", zh: "暂停与终止" },
    summary: {
      en: "You can leave at any time. We can close only for a reason, after a warning, and your data stay for 30 days.",
      zh: "您可以随时离开。我们只有在有正当理由并事先提醒后才能关停，且数据保留 30 日。",
    },
    clauses: [
      {
        text: {
          en: "You end a service in the console, from one day to the next. You close the account by the account closure agreement.",
          zh: "您可以在控制台终止服务，次日生效；注销账号按《账号注销协议》办理。",
        },
      },
      {
        text: {
          en: "We may suspend a service that is used against section 4, that is a danger to others, or that has not been paid 15 days after a reminder. We tell you before, unless the danger or an authority leaves no time, and then at once.",
          zh: "服务的使用违反第 4 条、危及他人，或者催告后 15 日仍未付款的，我们可以暂停服务。我们会事先通知您；情况危急或主管机关要求立即处置的，随即通知。",
        },
      },
      {
        text: {
          en: "After the end of a service its data can be fetched for 30 days, and are then deleted beyond recovery.",
          zh: "服务终止后 30 日内您可以取回数据，期满后彻底删除，无法恢复。",
        },
      },
    ],
  },
  {
    anchor: "rights",
    heading: { en: "Software and marks", zh: "软件与标识" },
    summary: {
      en: "What is ours stays ours, what is yours stays yours. Open source keeps its own licence.",
      zh: "各自的归各自所有，开源软件适用其自身的许可证。",
    },
    clauses: [
      {
        text: {
          en: "You may use our software and documents for as long as you use the service that they belong to. Names and marks of the other are used only with permission. We name no customer publicly without written consent.",
          zh: "在使用服务期间，您可以使用随附的软件与文档。使用对方的名称与标识须经许可。未经书面同意，我们不会公开任何客户的名称。",
        },
      },
    ],
  },
  {
    anchor: "liability",
    heading: { en: "Who pays for damage", zh: "损害赔偿" },
    summary: {
      en: "Full liability for intent, gross negligence and injury. Otherwise up to twelve months’ fees of the service concerned.",
      zh: "故意、重大过失及人身损害，承担全部责任；其他情况以相关服务十二个月的费用为限。",
    },
    clauses: [
      {
        text: {
          en: "For intent, gross negligence and injury to persons each side answers without limit, and nothing here takes away what the law gives a consumer.",
          zh: "因故意、重大过失或造成人身损害的，责任不设上限；本条款不排除法律赋予消费者的权利。",
        },
      },
      {
        text: {
          en: "For everything else the sum is limited to what you have paid for the service concerned in the twelve months before. Neither side answers for what it could not prevent and has told the other of at once.",
          zh: "其他情况下，赔偿总额以事发前十二个月您为相关服务支付的费用为限。因不可抗力且已及时通知对方的，不承担责任。",
        },
      },
    ],
  },
  {
    anchor: "law",
    heading: { en: "Law, courts, language, changes", zh: "法律适用、争议、语言与变更" },
    summary: {
      en: "Talk first. Then the law and the courts of the country in which your account was opened.",
      zh: "先协商；协商不成的，适用开户所在国法律，由该国法院管辖。",
    },
    clauses: [
      {
        text: {
          en: `Write to ${contactEmail}: we try to agree within 30 days. After that the law of the country holds in which the account was opened, China or Indonesia, and its courts decide. Whether arbitration fits better, counsel decides before these terms take force.`,
          zh: `请先致函 ${contactEmail}，双方在 30 日内协商。协商不成的，适用账号开立所在国（中国或印度尼西亚）的法律，由该国法院管辖。是否改用仲裁，由法律顾问在本条款生效前确定。`,
        },
      },
      {
        text: {
          en: "The terms exist in English and in Chinese. Which version prevails, and whether a contract with an Indonesian party needs one in Indonesian (Law 24 of 2009), counsel decides before they take force.",
          zh: "本条款有中文与英文两个版本。以哪个版本为准，以及与印度尼西亚当事人订约是否须有印尼语版本（2009 年第 24 号法），由法律顾问在生效前确定。",
        },
      },
      {
        text: {
          en: "We announce a change 30 days ahead, here and by email. If you do not agree, you may end the contract until then; prepaid fees for the time after are paid back.",
          zh: "条款变更提前 30 日在此处及通过邮件公告。您不同意的，可以在此期间终止合同，剩余期间的预付费用予以退还。",
        },
      },
    ],
  },
];
