import type { LegalSection } from "../../../model/legal-document.ts";

/** Who handles what, and why. */
export const collecting: LegalSection[] = [
  {
    anchor: "who-we-are",
    heading: { en: "Who is responsible", zh: "谁对您的信息负责" },
    summary: {
      en: "The company behind this site decides on your data and answers for them. For what you store in our services, you decide.",
      zh: "运营本站的公司决定如何处理您的信息，并为此负责。您存放在云服务里的数据，由您决定。",
    },
    clauses: [
      {
        text: {
          en: "“We” is the company that operates ZhiAn Cloud. Its legal name, registered address and registration numbers in China and Indonesia stand here once the owner has confirmed them. It is the personal information processor under China’s Personal Information Protection Law (PIPL) and the personal data controller under Indonesia’s Law 27 of 2022 (UU PDP).",
          zh: "“我们”指运营智安云的公司，其法定名称、注册地址以及在中国、印度尼西亚的登记编号，经网站所有者确认后列于此处。该公司是中国《个人信息保护法》所称的个人信息处理者，也是印度尼西亚 2022 年第 27 号法（UU PDP）所称的个人数据控制者。",
        },
      },
      {
        text: {
          en: "This policy covers this site, its search, its quote calculator, the account and the orders made with it. It does not cover what customers store and process in our cloud services: there the customer decides, and we act on the customer’s instruction under the terms of service.",
          zh: "本政策适用于本站、站内搜索、等保报价计算器、账号以及通过账号下达的订单，不适用于客户在云服务中存放和处理的数据：这些数据由客户决定，我们依据服务条款按客户的指示处理。",
        },
      },
    ],
  },
  {
    anchor: "what-we-collect",
    heading: { en: "What we collect", zh: "我们收集什么" },
    summary: {
      en: "Reading needs nothing from you. What a form asks for is what its purpose needs, and the form says what is optional.",
      zh: "只是浏览，无需提供任何信息。表单只收集实现其用途所需的信息，选填项会注明。",
    },
    clauses: [
      {
        text: { en: "While you read:", zh: "您浏览时：" },
        points: [
          {
            en: "the address of your connection, the page asked for, the time, and what your browser says of itself, in the server’s log;",
            zh: "服务器日志中的网络地址、所访问的页面、时间，以及浏览器自报的型号；",
          },
          {
            en: "the words that you type into the search, to answer them; they are not tied to your account.",
            zh: "您输入的搜索词，用于返回结果，不与您的账号关联。",
          },
        ],
      },
      {
        text: { en: "When you ask for a quote:", zh: "您获取报价时：" },
        points: [
          {
            en: "your mobile number, proven by a code, the province and city, and the facts of your system; the name of your company if you give it.",
            zh: "经验证码核实的手机号、所在省市、系统情况，以及您自愿填写的公司名称。",
          },
        ],
      },
      {
        text: { en: "When you have an account:", zh: "您使用账号时：" },
        points: [
          {
            en: "user name, mobile number or email, a password that we store only as a hash, sign-in times;",
            zh: "用户名、手机号或邮箱、仅以散列值保存的密码、登录时间；",
          },
          {
            en: "orders, invoices and payments, without the numbers of your cards, which stay with the payment provider;",
            zh: "订单、发票与付款记录，不含银行卡号，卡号由支付机构保存；",
          },
          {
            en: "for services that the law allows only to verified persons: name and identity document, or the company’s registration. These are sensitive, and are asked for separately.",
            zh: "法律要求实名的服务所需的姓名与身份证件，或企业登记信息。此类属于敏感个人信息，会单独征得同意。",
          },
        ],
      },
      {
        text: {
          en: "We buy no data about you from others, and we do not build profiles for advertising.",
          zh: "我们不向他人购买您的信息，也不为投放广告建立用户画像。",
        },
      },
    ],
  },
  {
    anchor: "why",
    heading: { en: "Why, and on which ground", zh: "处理目的与依据" },
    summary: {
      en: "Each purpose has its own legal ground. Where the ground is your consent, you can take it back and the rest goes on.",
      zh: "每项用途都有各自的法律依据。以同意为依据的，您可以随时撤回，其他功能不受影响。",
    },
    clauses: [
      {
        text: {
          en: "To conclude and fulfil a contract with you (PIPL Article 13; UU PDP Article 20): the account, orders, the services themselves, support.",
          zh: "为订立、履行与您的合同（《个人信息保护法》第十三条，UU PDP 第 20 条）：账号、订单、服务本身与技术支持。",
        },
      },
      {
        text: {
          en: "To meet a legal duty: verifying identity, keeping network logs, invoices and records of transactions.",
          zh: "为履行法定义务：实名核验、网络日志留存、发票与交易记录。",
        },
      },
      {
        text: {
          en: "With your consent: quotes and being called back about them, sensitive data, and anything that this policy does not name. Refusing costs you only what needs the consent.",
          zh: "基于您的同意：报价及就报价与您联系、敏感个人信息，以及本政策未列明的其他用途。不同意，只影响需要该同意的那一项功能。",
        },
      },
      {
        text: {
          en: "No decision that affects you is made by a machine alone. A quote is a sum from a price list, and the list is the same for everyone.",
          zh: "我们不会仅凭自动化方式作出对您有影响的决定。报价按价目表相加得出，价目表对所有人一致。",
        },
      },
    ],
  },
  {
    anchor: "cookies",
    heading: { en: "Cookies", zh: "Cookie" },
    summary: {
      en: "Nine small cookies, all our own, all needed for something that you do. No advertising, no measuring by others.",
      zh: "九个 Cookie，都是本站自己的，都用于您正在使用的功能。没有广告，也没有第三方统计。",
    },
    clauses: [
      {
        text: { en: "This site sets these, each when it is needed:", zh: "本站仅在需要时设置以下 Cookie：" },
        points: [
          {
            en: "locale, currency and theme: the language, the currency and the light or dark look that you chose;",
            zh: "locale、currency、theme：您选择的语言、货币与浅色或深色外观；",
          },
          {
            en: "accessToken and zhian-session: that you are signed in, and that it is this browser that is;",
            zh: "accessToken、zhian-session：您已登录，且登录的正是这个浏览器；",
          },
          {
            en: "recommend: by whose link you came to register, for 30 days or until you have an account;",
            zh: "recommend：您经由谁的推广链接而来，保留 30 天，注册完成即删除；",
          },
          { en: "domains: the names in your cart;", zh: "domains：购物车里的域名；" },
          { en: "redirect: the page to come back to after signing in;", zh: "redirect：登录后要返回的页面；" },
          {
            en: "visitor: a random number, set only while a new version is tried with a part of the visitors, so that you always see the same one.",
            zh: "visitor：一个随机数，仅在新版本向部分访客试行期间设置，使您始终看到同一版本。",
          },
        ],
      },
      {
        text: {
          en: "You can delete them in your browser at any time. Reading, the menus and the links work without any of them.",
          zh: "您可以随时在浏览器中删除它们。没有这些 Cookie，浏览、菜单与链接照常可用。",
        },
      },
    ],
  },
];
