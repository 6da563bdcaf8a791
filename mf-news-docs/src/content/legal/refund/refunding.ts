import { contactEmail } from "@zhian/contracts/contact";
import type { LegalSection } from "../../../model/legal-document.ts";

export const refunding: LegalSection[] = [
  {
    anchor: "what-comes-back",
    heading: { en: "What comes back", zh: "可以退还的款项" },
    summary: {
      en: "Days that you have not used. If we are at fault, more than that.",
      zh: "未使用的天数；因我们的原因，退还更多。",
    },
    clauses: [
      {
        text: {
          en: "By the day: days after the end are not charged, so there is nothing to give back.",
          zh: "按日扣费：终止之后不再扣费，因此没有需要退还的款项。",
        },
      },
      {
        text: {
          en: "Prepaid: the price that you paid, less the used days at the daily price of the plan. A discount for the longer period is taken back for the used part.",
          zh: "预付：已付价款减去已使用天数的费用，按套餐日价计算；因预付较长周期享受的折扣，就已使用部分收回。",
        },
      },
      {
        text: {
          en: "If the service could not be used as promised and we have not mended it within a reasonable time, you get back the whole of the period concerned. Credits for a missed service level are apart from this.",
          zh: "服务未达到承诺且未在合理时间内修复的，退还相关周期的全部费用；未达到服务等级的赔付另计。",
        },
      },
      {
        text: {
          en: "What was charged twice or by mistake comes back in full, without a request.",
          zh: "重复扣费或误扣的款项，全额退还，无需申请。",
        },
      },
    ],
  },
  {
    anchor: "what-does-not",
    heading: { en: "What does not", zh: "不能退还的款项" },
    summary: {
      en: "What others have already made out in your name, and work that has been done.",
      zh: "第三方已以您的名义办理的事项，以及已经完成的工作。",
    },
    clauses: [
      {
        text: { en: "Once it has been done, no refund is given for", zh: "以下事项完成后不予退款：" },
        points: [
          {
            en: "a domain name that its registry has registered or renewed;",
            zh: "注册管理机构已完成注册或续费的域名；",
          },
          { en: "a certificate that its authority has issued;", zh: "签发机构已签发的证书；" },
          {
            en: "the part of an assessment, test or consultation that has been delivered;",
            zh: "测评、检测或咨询中已交付的部分；",
          },
          { en: "traffic, storage and messages that have been used.", zh: "已使用的流量、存储与短信。" },
        ],
      },
      {
        text: {
          en: "The order page says so beside the product, before you confirm.",
          zh: "上述情况在确认订单前，会在订单页的产品旁注明。",
        },
      },
    ],
  },
  {
    anchor: "consumers",
    heading: { en: "If you order as a consumer", zh: "以消费者身份订购" },
    summary: {
      en: "What consumer law gives you, you have, whatever stands here.",
      zh: "消费者权益保护法律赋予您的权利，不因本政策而减少。",
    },
    clauses: [
      {
        text: {
          en: "In China, Article 25 of the Consumer Protection Law gives seven days to return what was bought online without a reason; digital goods that have been delivered, and services made to your order, may be exempt, and the order page then says so.",
          zh: "在中国，《消费者权益保护法》第二十五条规定网购七日内可无理由退货；已交付的数字化商品以及按您要求定制的服务可能不适用，订单页会予以注明。",
        },
      },
      {
        text: {
          en: "In Indonesia, Government Regulation 80 of 2019 gives a consumer at least two working days to exchange or cancel what was bought through an electronic system.",
          zh: "在印度尼西亚，2019 年第 80 号政府条例规定，消费者通过电子系统购买的商品或服务，至少有两个工作日可以更换或取消。",
        },
      },
    ],
  },
  {
    anchor: "how",
    heading: { en: "How, and by when", zh: "如何退、多久到账" },
    summary: {
      en: "To the means by which you paid, in its currency, within ten working days.",
      zh: "原路退回，币种不变，十个工作日内到账。",
    },
    clauses: [
      {
        text: {
          en: "Ask in the console under the order, or by ticket. We decide within three working days and give our reasons.",
          zh: "请在控制台的订单处申请，或提交工单。我们在三个工作日内作出决定并说明理由。",
        },
      },
      {
        text: {
          en: "The money goes back by the way it came, in the currency in which you paid, within ten working days of the decision. The amount is the one that was charged: a changed rate of exchange neither adds to it nor takes from it. We take no fee.",
          zh: "决定作出后十个工作日内，款项按原支付方式、原币种退回，金额以实际扣款为准，不因汇率变动而增减。我们不收取手续费。",
        },
      },
      {
        text: {
          en: "If an invoice has been issued, it is corrected or taken back first, as the tax law of the country asks.",
          zh: "已开具发票的，依所在国税法先行红冲或作废。",
        },
      },
      {
        text: {
          en: `If you do not agree with a decision, write to ${contactEmail}; somebody who has not decided before looks at it again.`,
          zh: `对决定有异议的，请致函 ${contactEmail}，由未参与此前决定的人员复核。`,
        },
      },
    ],
  },
];
