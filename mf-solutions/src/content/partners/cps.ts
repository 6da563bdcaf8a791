import { mysqlUsdPerMonth } from "@zhian/contracts/demo-prices";
import { signUpRebateUsd } from "@zhian/contracts/referral-terms";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
import type {
  CalculatorBlock,
  CommissionBlock,
  MembershipBlock,
  PointsBlock,
  SiteContent,
  TermsBlock,
} from "../../model/site-content.ts";
import { serverPrice } from "../server-price.ts";
import { calculatorLabels, commissionLabels, demoRates, demoRatesNote } from "../site-labels.ts";
import { referralRates } from "./referral-rates.ts";

const figure: Figure = {
  caption: {
    en: "Figure 1. From your link to your account: what is recorded on the way.",
    zh: "图 1　从推广链接到你的账户，沿途记录了什么。",
  },
  nodes: [
    { id: "you", label: { en: "You", zh: "推广者" }, column: 0, row: 0, kind: "outside" },
    {
      id: "link",
      label: { en: "Your link", zh: "推广链接" },
      note: { en: "holds a code", zh: "带推广码" },
      column: 1,
      row: 0,
      kind: "network",
    },
    { id: "visitor", label: { en: "Visitor", zh: "访问者" }, column: 2, row: 0, kind: "outside" },
    {
      id: "account",
      label: { en: "New account", zh: "新账号" },
      note: { en: "within 30 days", zh: "30 天内" },
      column: 2,
      row: 1,
      kind: "compute",
    },
    { id: "order", label: { en: "Paid invoice", zh: "已付账单" }, column: 1, row: 1, kind: "storage" },
    {
      id: "ledger",
      label: { en: "Commission", zh: "返利台账" },
      note: { en: "after 30 days", zh: "满 30 天入账" },
      column: 0,
      row: 1,
      kind: "storage",
    },
    { id: "payout", label: { en: "Payout", zh: "结算打款" }, column: 0, row: 2, kind: "security" },
  ],
  edges: [
    { from: "you", to: "link", label: { en: "You make a link in the console", zh: "你在控制台生成链接" } },
    { from: "link", to: "visitor", label: { en: "Somebody follows it", zh: "有人点开链接" } },
    {
      from: "visitor",
      to: "account",
      label: { en: "The visitor opens an account within the window", zh: "访问者在有效期内注册账号" },
    },
    { from: "account", to: "order", label: { en: "The customer pays an invoice", zh: "客户付清账单" } },
    {
      from: "order",
      to: "ledger",
      label: { en: "Your share is booked once the time for refunds is over", zh: "退款期过后，返利记入台账" },
    },
    { from: "ledger", to: "payout", label: { en: "What is booked is paid out each month", zh: "已入账部分按月打款" } },
  ],
};

const commission: CommissionBlock = {
  is: "commission",
  anchor: "rates",
  nav: { en: "Rates", zh: "返利比例" },
  heading: { en: "What is paid for what", zh: "什么品类返多少" },
  lead: {
    en: "Five categories, because their margins differ. An invoice with several of them is split line by line.",
    zh: "五类产品毛利不同，比例也不同。一张账单含多类产品时，逐行拆分计算。",
  },
  demo: demoRates,
  caption: { en: "Table 1. Share by category", zh: "表 1　各品类返利比例" },
  rates: [...referralRates],
  note: demoRatesNote,
  labels: commissionLabels,
};

const calculator: CalculatorBlock = {
  is: "calculator",
  anchor: "calculator",
  nav: { en: "Calculator", zh: "返利计算" },
  heading: { en: "Ten small companies, worked out", zh: "以十家小公司为例算一遍" },
  lead: {
    en: "Each runs two servers of 4 cores and a database with a standby. Put in your own numbers.",
    zh: "每家用两台 4 核云服务器，加一套主备数据库。数字可改成你自己的。",
  },
  demo: demoRates,
  caption: {
    en: "Figure 2. Customers × monthly sum × months, cut to the months that count, times the share.",
    zh: "图 2　客户数 × 月付金额 × 月数，截取计入的月数，再乘以比例。",
  },
  note: {
    en: "An example, not a forecast: it knows nothing of customers who leave early or ask for a refund.",
    zh: "仅为算例，不是收入预测：没有考虑客户提前离开或退款。",
  },
  rates: referralRates.map(({ id, name, percent, months }) => ({ id, name, percent, months })),
  start: {
    customers: 10,
    usdPerMonth: 2 * serverPrice("g2.4x16") + mysqlUsdPerMonth.two4,
    months: 12,
    rate: "cloud",
  },
  labels: calculatorLabels,
};

const rules: TermsBlock = {
  is: "terms",
  anchor: "rules",
  nav: { en: "Rules", zh: "规则" },
  heading: { en: "The rules, in plain words first", zh: "规则：先说人话，再写细则" },
  lead: {
    en: "Terms of a demonstration. The agreement that you accept in the console is what holds once there is one.",
    zh: "以下为演示条款，正式上线后以控制台中确认的推广协议为准。",
  },
  items: [
    {
      plain: { en: "The last link within 30 days counts.", zh: "30 天内最后一次点击为准。" },
      full: {
        en: "Whoever opens your link has your code in a first-party cookie for 30 days (demo). A later click on another member's link replaces it. Who clears cookies, or changes the browser before signing up, is not recognised; there is no fingerprinting to make up for it.",
        zh: "推广码写入第一方 Cookie，保存 30 天（演示）。之后点击他人链接会被覆盖。清除 Cookie 或换浏览器注册则无法识别，我们不用设备指纹补救。",
      },
    },
    {
      plain: {
        en: `A new account by your link is ${signUpRebateUsd} USD (demo).`,
        zh: `每有一位客户通过你的链接注册，返 ${signUpRebateUsd} 美元（演示）。`,
      },
      full: {
        en: `Once an account, beside its share. It stands in your list as pending from the day of the sign-up, and is booked together with the share of the first paid invoice. An account that never pays for anything earns nothing.`,
        zh: "每个账号一次，与返利比例并行。注册当日记为“待入账”，随首张已付账单一并入账；从未付款的账号不予结算。",
      },
    },
    {
      plain: { en: "New customers only, and not yourself.", zh: "只计新客户，不含本人。" },
      full: {
        en: "An account counts if nobody with the same verified identity had one before. Your own accounts, those of companies that you control, and resold accounts do not.",
        zh: "同一实名主体此前没有账号的，才算新客户。你本人、你控制的公司以及转售的账号均不计。",
      },
    },
    {
      plain: { en: "We pay on money that has arrived and stays.", zh: "以实收且不退的款项计算。" },
      full: {
        en: "A share is booked 30 days after an invoice has been paid. Vouchers, taxes and credits are left out. If money is given back later, its share is taken off the next payout, never claimed back from your bank.",
        zh: "账单付清满 30 天后入账，代金券、税费与赔付额度不计。此后发生退款的，从下次结算中扣减，不从你的银行账户追回。",
      },
    },
    {
      plain: { en: "Payday is the 15th, monthly.", zh: "每月 15 日结算。" },
      full: {
        en: "What was booked by the end of a month goes out on the 15th of the next, by bank transfer to an account in your verified name, in US dollars or rupiah at the rate of that day. A bank's fee above a domestic transfer is yours.",
        zh: "截至月末已入账的金额，次月 15 日转入实名账户，可选美元或按当日汇率折算的印尼盾。超出境内转账的银行费用由收款方承担。",
      },
    },
    {
      plain: { en: "Commission is income, and is taxed.", zh: "返利属于收入，依法纳税。" },
      full: {
        en: "Amounts here are before tax. Companies send an invoice. From payments to individuals, tax is withheld where the law of the paying country asks for it, and you get the certificate: in Indonesia income tax under articles 21, 23 or 26, in mainland China individual income tax on remuneration for services.",
        zh: "本页金额均为税前。企业凭发票收款；个人由付款方依当地法律代扣代缴并出具凭证：中国内地为个人所得税（劳务报酬），印尼为所得税第 21、23 或 26 条。",
      },
    },
    {
      plain: { en: "No spam, no pretending to be us.", zh: "不发垃圾信息，不冒充官方。" },
      full: {
        en: "Bought search ads on our name, unasked messages, invented discounts and copied sites end the membership; what was earned honestly before is still paid.",
        zh: "购买品牌词广告、群发骚扰信息、编造折扣、仿冒网站，一经查实终止资格；此前正当取得的返利照常支付。",
      },
    },
  ],
};

const joining: StepsBlock = {
  is: "steps",
  anchor: "joining",
  nav: { en: "Joining", zh: "如何加入" },
  heading: { en: "From sign-up to the first payout", zh: "从加入到第一笔结算" },
  items: [
    {
      title: { en: "Verify who you are", zh: "完成实名认证" },
      text: {
        en: "A personal verification is what the rebate centre asks for: it is a person who is paid.",
        zh: "返利中心要求个人实名认证，因为收款人是具体的人。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "10 minutes", zh: "10 分钟" },
    },
    {
      title: { en: "Join", zh: "加入" },
      text: {
        en: "One press under “Your code” on this page. Nobody has to approve it: what counts are customers who stay.",
        zh: "在本页“我的推广码”处点一下即可，无需审批：看的是客户是否留下来。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "1 minute", zh: "1 分钟" },
    },
    {
      title: { en: "Share your link", zh: "分享链接" },
      text: {
        en: "It leads to the register page and carries your code; the QR code does the same. Say beside it that you earn by it: the law of both countries wants advertising to be recognisable.",
        zh: "链接与二维码都通往带推广码的注册页。请在旁边注明“推广”：两国法律都要求广告可识别。",
      },
      who: { en: "You", zh: "你" },
    },
    {
      title: { en: "First payout", zh: "首次结算" },
      text: {
        en: "A customer who pays on 3 March is booked on 2 April and paid on 15 May.",
        zh: "客户 3 月 3 日付款，4 月 2 日入账，5 月 15 日打款。",
      },
      who: { en: "ZhiAn Cloud", zh: "智安云" },
    },
  ],
};

const seen: PointsBlock = {
  is: "points",
  anchor: "what-you-see",
  heading: { en: "What you see of your customers", zh: "你能看到客户的哪些信息" },
  items: [
    {
      term: { en: "You see", zh: "看得到" },
      text: {
        en: "That an account was opened, on which day, and by category what it has paid. Enough to check each line of a payout.",
        zh: "账号注册日期，以及按品类汇总的付款金额，足够核对每一笔结算。",
      },
    },
    {
      term: { en: "You do not see", zh: "看不到" },
      text: {
        en: "Name, phone, mail address, resources or tickets. The customer is ours to serve, and owes you nothing.",
        zh: "姓名、电话、邮箱、资源与工单。客户由我们服务，对你没有任何义务。",
      },
    },
  ],
};

const membership: MembershipBlock = {
  is: "membership",
  anchor: "your-code",
  nav: { en: "Your code", zh: "我的推广码" },
  heading: { en: "Your code", zh: "我的推广码" },
  labels: {
    code: { en: "Referral code", zh: "推广码" },
    note: {
      en: "With your link, its QR code, visits, sign-ups and rebates.",
      zh: "以及推广链接、二维码、访问、注册与返利记录。",
    },
    absent: { en: "Shown to members who are signed in", zh: "登录后显示" },
    logIn: { en: "Log in to see it", zh: "登录查看" },
  },
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Asked by people who recommend", zh: "推广者常问" },
  items: [
    {
      question: { en: "Do my customers pay more because of me?", zh: "通过我的链接购买，价格会更高吗？" },
      answer: {
        en: "No. They pay the price of the list, or of an offer that is open to everyone. Your share comes out of ours.",
        zh: "不会。客户按价目表或公开活动价付款，返利由我们承担。",
      },
    },
    {
      question: { en: "May a company take part?", zh: "公司能参加吗？" },
      answer: {
        en: "In this programme a person does. A company that sells, installs or builds on our products gains more as a channel, delivery or software partner.",
        zh: "本计划面向个人。销售、实施或开发类公司，更适合加入生态合作。",
      },
    },
    {
      question: { en: "A customer buys after 40 days. Is that lost?", zh: "客户第 40 天才下单，还算吗？" },
      answer: {
        en: "The window is for opening the account. Once that has happened within 30 days, it does not matter how much later the first order comes.",
        zh: "30 天是注册的有效期。只要在期限内注册，之后什么时候下首单都算。",
      },
    },
    {
      question: { en: "Is there a second level, for members whom I bring?", zh: "发展下线有提成吗？" },
      answer: {
        en: "No. You are paid for customers, not for recruiting. In China, paying by levels of recruitment is forbidden as pyramid selling.",
        zh: "没有。只按客户消费返利，不按拉人头计酬。多层级计酬属于《禁止传销条例》禁止的行为。",
      },
    },
    {
      question: { en: "What happens when I stop?", zh: "退出后怎么办？" },
      answer: {
        en: "Customers who already count go on counting until their months are over. New clicks no longer do.",
        zh: "已计入的客户继续计满期限，新的点击不再计入。",
      },
    },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Join, or see what is paid extra just now", zh: "加入推广，或看看当前加码活动" },
  lead: {
    en: "The rebate centre in the console has all your links and rebates.",
    zh: "全部链接与返利都在控制台的推广返利中心。",
  },
  actions: [
    { label: { en: "Open the rebate centre", zh: "打开推广返利中心" }, to: "console:/promotionManagement/overview" },
    { label: { en: "See the campaign", zh: "查看推广活动" }, to: "/activity/cps" },
  ],
};

export const content: SiteContent = {
  path: "/partners/cps",
  eyebrow: { en: "Partners", zh: "合作伙伴" },
  title: { en: "Referral programme", zh: "推广返利" },
  lead: {
    en: "For people whom others ask which cloud to take. Recommend us with a link, and get a share of what those customers pay in their first year.",
    zh: "如果常有人问你用哪家云，就用一条链接推荐我们，按这些客户第一年的付款获得返利。",
  },
  actions: [
    { label: { en: "Work out a commission", zh: "算一算返利" }, to: "#calculator" },
    { label: { en: "Read the rules", zh: "查看规则" }, to: "#rules" },
  ],
  figure,
  facts: [
    {
      label: { en: "Categories with their own share (demo)", zh: "品类数，比例各不相同（演示）" },
      value: { en: "5", zh: "5" },
      anchor: "rates",
    },
    {
      label: { en: "Window of a link (demo)", zh: "链接有效期（演示）" },
      value: { en: "30 days", zh: "30 天" },
      anchor: "rules",
    },
    {
      label: { en: "Payday (demo)", zh: "结算日（演示）" },
      value: { en: "The 15th", zh: "每月 15 日" },
      anchor: "rules",
    },
  ],
  blocks: [commission, calculator, rules, seen, joining, membership, questions, callToAction],
  seo: {
    title: { en: "Referral programme: shares, rules and a calculator", zh: "推广返利：比例、规则与计算" },
    description: {
      en: "Recommend ZhiAn Cloud by a link: shares by category, the 30-day window, paydays and tax in plain words, and a calculator.",
      zh: "用链接推荐智安云：各品类返利比例、30 天有效期、结算日与税务说明，附返利计算。",
    },
    keywords: {
      en: "referral programme, commission, cost per sale, ZhiAn Cloud",
      zh: "推广返利,返利比例,CPS,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
