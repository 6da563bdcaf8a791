import type { LegalSection } from "../../../model/legal-document.ts";

/** How the contract comes about, with whom, for how much. */
export const contract: LegalSection[] = [
  {
    anchor: "parties",
    heading: { en: "Between whom, and from when", zh: "合同双方与成立" },
    summary: {
      en: "A contract between you and the company behind this site. Reading the site binds you to nothing.",
      zh: "这是您与本站运营公司之间的合同。仅浏览网站，不产生任何义务。",
    },
    clauses: [
      {
        text: {
          en: "These terms are between the company that operates ZhiAn Cloud, whose legal name and registrations stand here once the owner has confirmed them, and whoever opens an account: a company, or an adult.",
          zh: "本条款的双方为：运营智安云的公司（法定名称与登记信息经网站所有者确认后列于此处），以及开立账号的企业或成年人。",
        },
      },
      {
        text: {
          en: "They hold from the moment at which the account is opened and they have been accepted in so many words. A page of a product can add to them; where it differs, the product’s page prevails for that product.",
          zh: "自账号开立且您明示接受时起，本条款生效。产品页可以作出补充；产品页与本条款不一致的，就该产品以产品页为准。",
        },
      },
    ],
  },
  {
    anchor: "account",
    heading: { en: "Your account and your identity", zh: "账号与实名" },
    summary: {
      en: "Keep your access to yourself. Some services the law allows only after your identity has been verified.",
      zh: "妥善保管登录凭证。部分服务依法须完成实名核验才能使用。",
    },
    clauses: [
      {
        text: {
          en: "What you tell us at registration must be true and kept up to date. What is done with your access counts as done by you, until you have told us that it is in other hands.",
          zh: "注册信息应当真实，并及时更新。使用您的凭证进行的操作视为您的操作，直至您通知我们凭证已落入他人之手。",
        },
      },
      {
        text: {
          en: "China’s Cybersecurity Law obliges us to have your real identity before we provide access to a network, register a domain name or publish content for you. Until it is verified, these services stay closed.",
          zh: "依照《网络安全法》，在为您办理网络接入、域名注册或者提供信息发布服务之前，我们须核验您的真实身份；核验完成前不开放上述服务。",
        },
      },
      {
        text: {
          en: "A website that you operate in mainland China needs an ICP filing; a system that you operate for users in Indonesia may need a registration as an electronic system operator (PSE). Both are your duty. We help, and close a site that lacks what is required when an authority demands it.",
          zh: "您在中国大陆运营的网站须办理 ICP 备案；您面向印度尼西亚用户运营的系统，可能须办理电子系统运营者（PSE）登记。上述义务由您履行，我们提供协助；缺少必要手续且主管机关提出要求的，我们将停止接入。",
        },
      },
    ],
  },
  {
    anchor: "orders",
    heading: { en: "Orders, prices, tax", zh: "订单、价格与税" },
    summary: {
      en: "The price that is shown when you order holds for that order. Prices that are marked as demonstration bind nobody.",
      zh: "下单时显示的价格即该订单的价格。标注为演示的价格，对任何人均无约束力。",
    },
    clauses: [
      {
        text: {
          en: "A page with prices is an invitation. Your order is the offer; the contract is made when we confirm it or begin to provide the service.",
          zh: "展示价格的页面属于要约邀请，您提交订单为要约；我们确认订单或开始提供服务时，合同成立。",
        },
      },
      {
        text: {
          en: "Prices are in US dollar without tax. An amount in rupiah is a conversion at the dated rate beside it; what you are charged is the amount in the confirmation, in its currency, with the tax of your country shown apart.",
          zh: "价格以美元标示，不含税。印尼盾金额按旁边注明日期的汇率折算；实际收取以订单确认中的币种与金额为准，所在国税款单独列示。",
        },
      },
      {
        text: {
          en: "Unless a plan says otherwise, a service is charged by the day: a day is a thirtieth of the monthly price. How an order is cancelled and what you get back is in the refund policy.",
          zh: "除套餐另有说明外，服务按日扣费，一日为月价的三十分之一。如何取消订单、退还哪些款项，见《退款政策》。",
        },
      },
      {
        text: {
          en: "A higher price takes effect no earlier than 30 days after we have told you. You may end the service until then.",
          zh: "涨价须提前至少 30 日通知您，在此期间您可以终止服务。",
        },
      },
    ],
  },
];
