import type { LegalSection } from "../../../model/legal-document.ts";

/** Who receives data, where they lie, for how long. */
export const keeping: LegalSection[] = [
  {
    anchor: "who-receives",
    heading: { en: "Who receives data", zh: "哪些人会接触到信息" },
    summary: {
      en: "Only those who do a part of the work for us, each with a contract. We sell nothing. Authorities get what the law obliges us to give.",
      zh: "只有为我们承担部分工作的受托方，且均签有合同。我们不出售信息；依法有义务提供时，才向主管机关提供。",
    },
    clauses: [
      {
        text: {
          en: "We entrust work to others: sending text messages and email, payment, verification of identity, registries of domain names, authorities that issue certificates. Each gets what its part needs, may use it for nothing else, and is named, with country and purpose, in a list that you can ask for.",
          zh: "我们委托他人完成部分工作：短信与邮件发送、支付、实名核验、域名注册、证书签发。受托方仅获得完成其工作所需的信息，不得用于其他目的；受托方名称、所在国家与用途列有清单，您可以索取。",
        },
      },
      {
        text: {
          en: "Giving data to another who decides on them alone, such as the registry of a domain name that you register, happens only with your separate consent where PIPL Article 23 asks for it. The form then names the receiver.",
          zh: "向能够自行决定处理目的的第三方提供信息，例如您注册域名时的注册管理机构，须依《个人信息保护法》第二十三条取得您的单独同意，表单会写明接收方。",
        },
      },
      {
        text: {
          en: "An authority gets data when a law of its country obliges us to give them, after we have checked the request, and no more than it covers.",
          zh: "主管机关依法要求提供的，我们在核对请求之后，仅提供请求范围内的信息。",
        },
      },
    ],
  },
  {
    anchor: "where",
    heading: { en: "Where data lie, and when they cross a border", zh: "存放地点与跨境提供" },
    summary: {
      en: "Data of an account in China stay in China, those of an account in Indonesia in Indonesia. What must cross is named, and goes by the rules of both.",
      zh: "在中国开立的账号，信息存放在中国；在印度尼西亚开立的账号，信息存放在印度尼西亚。确需跨境的会写明，并遵守两国规定。",
    },
    clauses: [
      {
        text: {
          en: "The place of storage is chosen with the account and shown in it.",
          zh: "存放地点在开立账号时确定，并在账号中显示。",
        },
      },
      {
        text: {
          en: "From China, data leave only by one of the ways that PIPL Article 38 and the rules of the Cyberspace Administration provide (security assessment, certification, standard contract, or an exemption such as a contract that cannot be fulfilled otherwise), after an impact assessment, and with separate consent where Article 39 asks for it.",
          zh: "信息从中国向境外提供，仅通过《个人信息保护法》第三十八条及国家网信部门规定的途径（安全评估、认证、标准合同，或为履行合同确需等豁免情形），事先开展影响评估，并依第三十九条取得单独同意。",
        },
      },
      {
        text: {
          en: "From Indonesia, data go only to a country whose protection is equal or higher, else under binding safeguards, else with your consent: the order of UU PDP Article 56.",
          zh: "信息从印度尼西亚向境外传输，依 UU PDP 第 56 条的顺序：接收国保护水平相当或更高；否则须有具约束力的保障措施；再否则须取得您的同意。",
        },
      },
    ],
  },
  {
    anchor: "how-long",
    heading: { en: "How long we keep them", zh: "保存多久" },
    summary: {
      en: "As long as the purpose needs, then the shortest time that a law allows. After that, deleted or made anonymous.",
      zh: "以实现目的所需为限，之后按法律要求的最短期限保存，到期删除或匿名化。",
    },
    clauses: [
      {
        text: { en: "The periods are:", zh: "具体期限：" },
        points: [
          {
            en: "network logs: six months, as China’s Cybersecurity Law asks at the least;",
            zh: "网络日志：六个月，即《网络安全法》要求的最短期限；",
          },
          { en: "a quote that leads to no order: twelve months;", zh: "未形成订单的报价：十二个月；" },
          {
            en: "an account: until it is closed, see the account closure agreement;",
            zh: "账号信息：至账号注销为止，详见《账号注销协议》；",
          },
          {
            en: "records of transactions: three years from the end of the transaction, as China’s E-Commerce Law asks at the least, longer where tax law of the country does;",
            zh: "交易记录：自交易完成之日起三年，即《电子商务法》要求的最短期限；所在国税法要求更长的，从其规定；",
          },
          { en: "copies of identity documents: until they have been checked.", zh: "身份证件影像：核验完成即删除。" },
        ],
      },
    ],
  },
];
