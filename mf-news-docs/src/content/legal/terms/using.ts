import type { LegalSection } from "../../../model/legal-document.ts";

/** What may run here, whose data they are, and what is promised. */
export const using: LegalSection[] = [
  {
    anchor: "use",
    heading: { en: "What may not run here", zh: "不得运行的内容" },
    summary: {
      en: "Nothing that attacks others, breaks the law, or hides who is behind it. Testing your own systems is welcome, with notice.",
      zh: "不得攻击他人、违反法律或隐匿身份。测试自己的系统没有问题，请事先告知。",
    },
    clauses: [
      {
        text: { en: "You do not use our services", zh: "您不得利用我们的服务：" },
        points: [
          {
            en: "for what is forbidden where you are, where the system runs or where its users are;",
            zh: "从事您所在地、系统所在地或用户所在地法律禁止的活动；",
          },
          {
            en: "to attack, scan or overload systems of others without their permission;",
            zh: "未经许可攻击、扫描他人系统，或造成其过载；",
          },
          {
            en: "to send messages that nobody asked for, or under a false name;",
            zh: "发送未经请求的信息，或冒用他人名义；",
          },
          { en: "to mine cryptocurrency;", zh: "从事虚拟货币“挖矿”；" },
          {
            en: "to pass on access from which it cannot be seen who uses it.",
            zh: "转售或转借无法识别实际使用者的网络接入。",
          },
        ],
      },
      {
        text: {
          en: "A penetration test or load test of your own systems on our platform is announced by ticket three working days ahead.",
          zh: "在本平台上对自己的系统做渗透测试或压力测试，请提前三个工作日提交工单。",
        },
      },
    ],
  },
  {
    anchor: "your-data",
    heading: { en: "Your data stay yours", zh: "数据归您所有" },
    summary: {
      en: "We do not look into what you store, and use it for nothing of our own. Backups of it are your task unless you have ordered them.",
      zh: "我们不查看您存放的内容，也不为自己的目的使用。除非订购了备份，备份由您负责。",
    },
    clauses: [
      {
        text: {
          en: "What you store and process is yours. We handle it only to provide the service, in the region that you have chosen, and on your instruction. If it holds personal data of others, you are the one who decides on them; a data processing agreement under PIPL Article 21 and UU PDP is part of the contract.",
          zh: "您存放和处理的数据归您所有。我们仅为提供服务，在您选定的地域按您的指示处理。其中含有他人个人信息的，由您决定处理目的与方式；依《个人信息保护法》第二十一条及 UU PDP 订立的委托处理约定是合同的组成部分。",
        },
      },
      {
        text: {
          en: "Security is divided: we answer for buildings, hardware, network and platform; you for what you install, configure and open to the internet. Each product’s page says where the line runs.",
          zh: "安全责任分担：机房、硬件、网络与平台由我们负责；您安装、配置以及向互联网开放的部分由您负责。分界以产品页为准。",
        },
      },
    ],
  },
  {
    anchor: "service-level",
    heading: { en: "What we promise of the service", zh: "服务等级" },
    summary: {
      en: "The percentage on the product’s page, measured by the month. If we miss it, a part of the fee comes back.",
      zh: "以产品页的百分比为准，按月计算；未达到的，退还部分费用。",
    },
    clauses: [
      {
        text: {
          en: "A product with a service level names it on its page: as a percentage of the minutes of a calendar month, with what counts as down and what does not. A product that names none is provided with care, without a promised percentage.",
          zh: "有服务等级承诺的产品，在产品页写明自然月分钟数的百分比，以及哪些情况计入停机。未写明的产品，我们尽合理注意提供服务，不承诺百分比。",
        },
      },
      {
        text: {
          en: "Planned maintenance is announced at least 72 hours ahead, with its window in UTC+7 and UTC+8. Urgent work against a danger may begin at once.",
          zh: "计划内维护至少提前 72 小时公告，并以 UTC+7 与 UTC+8 注明时段。为消除危险的紧急处置可以立即进行。",
        },
      },
      {
        text: {
          en: "A credit for a missed level is claimed by ticket within 30 days after the month’s end.",
          zh: "未达到服务等级的赔付，请在当月结束后 30 日内以工单提出。",
        },
      },
    ],
  },
];
