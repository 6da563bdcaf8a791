import type { LegalSection } from "../../../model/legal-document.ts";

export const ordering: LegalSection[] = [
  {
    anchor: "scope",
    heading: { en: "What this covers", zh: "适用范围" },
    summary: {
      en: "Orders made on this site or in the console. What you have signed on paper goes by that paper.",
      zh: "适用于在本站或控制台提交的订单；另行签署合同的，以合同为准。",
    },
    clauses: [
      {
        text: {
          en: "This policy is part of the terms of service. It covers every order made online, and the refund of what has been paid for it.",
          zh: "本政策是《服务条款》的组成部分，适用于一切在线订单及其款项的退还。",
        },
      },
      {
        text: {
          en: "A quote of the calculator is an estimate and no order. Nothing is due because of it.",
          zh: "计算器给出的报价是估算，不是订单，不产生任何费用。",
        },
      },
    ],
  },
  {
    anchor: "ordering",
    heading: { en: "From the order to the charge", zh: "从下单到扣费" },
    summary: {
      en: "You see product, period, price and tax on one page before you confirm. Nothing is ticked beforehand.",
      zh: "确认之前，产品、期限、价格与税在同一页列明；没有任何预先勾选的选项。",
    },
    clauses: [
      {
        text: {
          en: "Before you confirm, one page shows the product and its plan, the period, the price for the first period and for those after it, the tax, and how it can be refunded.",
          zh: "确认订单之前，同一页面列明产品与套餐、期限、首期与后续价格、税款，以及可以如何退款。",
        },
      },
      {
        text: { en: "Services are charged in one of three ways:", zh: "扣费方式分为三种：" },
        points: [
          {
            en: "by the day: each day is charged when it is over, a thirtieth of the monthly price;",
            zh: "按日：当日结束后扣费，金额为月价的三十分之一；",
          },
          { en: "prepaid: a month or a year is paid at its beginning;", zh: "预付：在周期开始时支付一个月或一年；" },
          {
            en: "once: a domain name, a certificate, an assessment.",
            zh: "一次性：域名、证书、测评等。",
          },
        ],
      },
      {
        text: {
          en: "A prepaid service is renewed by itself only if you have switched that on. A reminder comes seven days before.",
          zh: "预付服务仅在您主动开启后才自动续费，续费前七日提醒。",
        },
      },
    ],
  },
  {
    anchor: "cancelling",
    heading: { en: "Cancelling", zh: "取消" },
    summary: {
      en: "In the console, without giving a reason, from one day to the next.",
      zh: "在控制台操作，无需理由，次日生效。",
    },
    clauses: [
      {
        text: {
          en: "You cancel in the console under the order, or by ticket. A daily charged service ends with the day; a prepaid one on the day that you choose.",
          zh: "您可以在控制台的订单处取消，或提交工单。按日扣费的服务当日结束时终止，预付服务在您选定的日期终止。",
        },
      },
      {
        text: {
          en: "Save your data first: 30 days after the end of the service they are deleted.",
          zh: "请先保存数据：服务终止 30 日后数据将被删除。",
        },
      },
    ],
  },
];
