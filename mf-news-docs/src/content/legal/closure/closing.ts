import type { LegalSection } from "../../../model/legal-document.ts";

export const closing: LegalSection[] = [
  {
    anchor: "meaning",
    heading: { en: "What closing means", zh: "注销意味着什么" },
    summary: {
      en: "The account ends, not one service of it. You need no reason, and it costs nothing.",
      zh: "注销的是整个账号，而不是某一项服务。无需理由，也不收费。",
    },
    clauses: [
      {
        text: {
          en: "With the account end all contracts made with it, the access of all its users, and the right to use what it has stored. Ending a single service does not need this: the refund policy says how.",
          zh: "账号注销后，以该账号订立的全部合同、账号下所有用户的访问权限以及对已存数据的使用权随之终止。只想终止单项服务的，无需注销，办法见《退款政策》。",
        },
      },
      {
        text: {
          en: "Closing is a right of yours (PIPL Articles 15 and 47, UU PDP Articles 8 and 9). We do not make it harder than opening the account was.",
          zh: "注销是您的权利（《个人信息保护法》第十五条、第四十七条，UU PDP 第 8 条、第 9 条）。注销不会比开户更麻烦。",
        },
      },
    ],
  },
  {
    anchor: "before",
    heading: { en: "What has to be settled before", zh: "注销前需要处理的事项" },
    summary: {
      en: "Nothing may still run, be owed or belong to somebody else. The console shows what is left.",
      zh: "没有运行中的资源、没有欠费、没有属于他人的事项。控制台会列出尚未处理的内容。",
    },
    clauses: [
      {
        text: { en: "An account can be closed when", zh: "满足以下条件即可注销：" },
        points: [
          {
            en: "no service runs under it, and what you want to keep has been fetched;",
            zh: "账号下没有运行中的服务，需要保留的数据已取回；",
          },
          { en: "nothing is owed, and a credit has been paid out or given up;", zh: "没有欠费，余额已退还或放弃；" },
          {
            en: "its domain names have been transferred or have expired;",
            zh: "名下域名已转出或已到期；",
          },
          {
            en: "ICP filings made through it have been moved or withdrawn;",
            zh: "通过该账号办理的 ICP 备案已转移或注销；",
          },
          {
            en: "no dispute, no refund and no referral reward is open;",
            zh: "没有未了结的争议、退款或推广返利；",
          },
          {
            en: "it is in your hands: no sign of a foreign sign-in in the last 14 days.",
            zh: "账号处于您的控制之下：最近 14 日没有异常登录。",
          },
        ],
      },
      {
        text: {
          en: "The console lists what is still open, each with the page where it is settled. These are all conditions; there are no others.",
          zh: "控制台逐项列出尚未满足的条件，并给出处理页面。除上述条件外，没有其他条件。",
        },
      },
    ],
  },
  {
    anchor: "how",
    heading: { en: "How to close it", zh: "如何注销" },
    summary: {
      en: "Four steps in the console, about five minutes. Only what proves that it is you is asked for.",
      zh: "在控制台分四步完成，约五分钟；只核验您的身份，不索取额外信息。",
    },
    clauses: [
      { text: { en: "Open Security settings, Close account.", zh: "进入“安全设置”，选择“注销账号”。" } },
      {
        text: {
          en: "Look through the list of what is open, and what will be deleted.",
          zh: "查看未处理事项与将被删除的内容。",
        },
      },
      {
        text: {
          en: "Prove that it is you, by a code to the mobile number or email of the account. For a company’s account, the administrator does this.",
          zh: "以账号绑定的手机号或邮箱接收验证码，核验身份；企业账号由管理员操作。",
        },
      },
      {
        text: {
          en: "Accept this agreement and confirm. You get a receipt by email with the day on which the account ends.",
          zh: "同意本协议并确认。您会收到一封回执邮件，写明账号终止的日期。",
        },
      },
    ],
  },
];
