import { ipssUsdPerDay } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure, StepsBlock, Words } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type {
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  ScenariosBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const countdown: StepsBlock = {
  is: "steps",
  anchor: "countdown",
  nav: { en: "Countdown", zh: "倒计时" },
  heading: { en: "Thirty days before, three days after", zh: "前三十天，后三天" },
  lead: {
    en: "The guard itself is the short part. What has not been switched off, patched or agreed by day seven will be there on the day.",
    zh: "值守只是最短的一段。倒数第七天还没下线、没修好、没说定的，到那天就还在。",
  },
  items: [
    {
      title: { en: "Day 30: what is ours, what is open", zh: "前 30 天：摸清家底" },
      text: {
        en: "Every name and address that answers, each with an owner by telephone number. What has no owner is on the list to go.",
        zh: "所有能访问的域名和地址，逐个落实责任人和电话；没人认领的列入下线清单。",
      },
      who: { en: "We find, you name", zh: "我方发现，你方认领" },
      duration: { en: "5 days", zh: "5 天" },
    },
    {
      title: { en: "Day 24: try it ourselves", zh: "前 24 天：自己先打一遍" },
      text: {
        en: "A penetration test of what stays, weak passwords first: they are the shortest way in every year.",
        zh: "对留下来的系统做渗透，先查弱口令：年年都是最短的路。",
      },
      who: { en: "Two testers", zh: "两名测试人员" },
      duration: { en: "7 days", zh: "7 天" },
    },
    {
      title: { en: "Day 16: shrink", zh: "前 16 天：收缩" },
      text: {
        en: "Close, patch, put behind the bastion. Test systems and pages of past campaigns go first.",
        zh: "能关的关、能补的补、管理口收进堡垒机，测试系统和过期活动页先下。",
      },
      who: { en: "Both", zh: "双方" },
      duration: { en: "9 days", zh: "9 天" },
    },
    {
      title: { en: "Day 7: freeze and rehearse", zh: "前 7 天：封网与演练" },
      text: {
        en: "Changes by exception from now on. One evening the worst page is taken offline and put back, by those who will be on duty.",
        zh: "起变更走特批。挑一晚由当班的人把最要紧的页面下线再恢复一遍。",
      },
      who: { en: "Your management orders it", zh: "你方管理层下令" },
      duration: { en: "7 days", zh: "7 天" },
    },
    {
      title: { en: "The days", zh: "值守期" },
      text: {
        en: "Shifts of eight hours with a quarter of an hour's overlap. A report at 9 and at 21, even when it says “nothing”.",
        zh: "八小时一班，交接重叠一刻钟；9 点、21 点两报，没事也报“零”。",
      },
      who: { en: "Our shifts, your contact", zh: "我方班组与你方联络人" },
      duration: { en: "As ordered", zh: "按订购天数" },
    },
    {
      title: { en: "Three days after: open again", zh: "后 3 天：有序恢复" },
      text: {
        en: "Blocks are lifted one by one, exceptions expire, what was learnt is written down while people remember.",
        zh: "逐条解封，特批失效，趁大家还记得把经验写下来。",
      },
      who: { en: "Both", zh: "双方" },
      duration: { en: "3 days", zh: "3 天" },
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "differences",
  nav: { en: "What differs", zh: "有何不同" },
  heading: { en: "What is done otherwise than on a normal day", zh: "和平日不一样的做法" },
  items: [
    {
      title: { en: "Refuse earlier, apologise later", zh: "宁可错拦" },
      text: {
        en: "For ten days a blocked visitor costs less than a changed front page.",
        zh: "这十天里，误拦一个访问者比首页被改便宜。",
      },
      mechanism: {
        en: "Rules that only warn on other days block; a source that is refused three times is refused everywhere for a day. Each refused visitor gets a number and a telephone line.",
        zh: "平日只告警的规则改为拦截；三次被拒的来源全站封一天；被拦的人能看到编号和申诉电话。",
      },
      limit: {
        en: "What must never be refused is on a list made on day 7: payments, partners, your own exits.",
        zh: "绝不能拦的在前 7 天列好名单：支付、合作方、自己的出口。",
      },
    },
    {
      title: { en: "A second copy of the front page", zh: "首页备一份静态" },
      text: {
        en: "If the worst happens, visitors still read something true.",
        zh: "真出了事，访问者看到的仍是对的内容。",
      },
      mechanism: {
        en: "A static copy lies in Object Storage, signed and refreshed every hour; the CDN turns to it at one person's word.",
        zh: "静态副本存对象存储，每小时校验更新，一人下令即可让 CDN 切过去。",
      },
      limit: {
        en: "Reading only: forms and searches are off while it is shown.",
        zh: "只能看，期间不能提交和搜索。",
      },
    },
    {
      title: { en: "A human eye on the page", zh: "人眼盯页面" },
      text: {
        en: "A wrong slogan has a correct status code.",
        zh: "标语换了，状态码照样是 200。",
      },
      mechanism: {
        en: "The 20 pages that matter are fetched every minute from three places, compared, and looked at by a person whenever they differ.",
        zh: "最要紧的 20 个页面每分钟从三地抓取比对，一有差异就人工看。",
      },
      limit: {
        en: "Pages with changing content are compared by their frame; an exchanged picture inside may pass for a few minutes.",
        zh: "内容常变的页面只比框架，里面单张图被换可能晚几分钟才发现。",
      },
    },
    {
      title: { en: "The same names at any hour", zh: "任何钟点都找得到人" },
      text: {
        en: "Nobody is to look for a number at four in the morning.",
        zh: "凌晨四点不该有人在翻通讯录。",
      },
      mechanism: {
        en: "A sheet with shift, deputy and decision maker for each hour, tried by a call to everybody on day 2.",
        zh: "每小时的当班、替补、决策人列在一张表上，前两天逐个打通。",
      },
      limit: {
        en: "Your decision makers must be on it, nights included. Without them we run at half strength.",
        zh: "你方决策人也得排进去，夜里也要。缺了这一环，值守只剩一半作用。",
      },
    },
  ],
};

const allowed: Words = { en: "Allowed", zh: "允许" };
const permit: Words = { en: "By two signatures", zh: "双签特批" };
const stopped: Words = { en: "Not at all", zh: "禁止" };

const freeze: SpecsBlock = {
  is: "specs",
  anchor: "freeze",
  nav: { en: "Freeze", zh: "封网规则" },
  heading: { en: "What may still be changed, and when", zh: "什么时候还能改什么" },
  caption: { en: "Table 1. A common freeze; you adopt your own", zh: "表 1　常见封网规则，最终以你方发布为准" },
  columns: [
    { en: "Change", zh: "变更" },
    { en: "Until day 7", zh: "前 7 天以前" },
    { en: "Day 7 to the eve", zh: "前 7 天至前一晚" },
    { en: "The days", zh: "值守期" },
  ],
  rows: [
    { label: { en: "New release of a program", zh: "发布新版本" }, cells: [allowed, permit, stopped] },
    { label: { en: "Text and pictures on the site", zh: "网站图文更新" }, cells: [allowed, allowed, permit] },
    { label: { en: "Patch for a hole that is in use", zh: "修补在野利用的漏洞" }, cells: [allowed, allowed, permit] },
    { label: { en: "New account, new right", zh: "新增账号与权限" }, cells: [allowed, permit, stopped] },
    { label: { en: "New way in from outside", zh: "新增对外入口" }, cells: [permit, stopped, stopped] },
    { label: { en: "Blocking an address", zh: "封禁地址" }, cells: [allowed, allowed, allowed] },
  ],
  note: {
    en: "A freeze that begins earlier than day 7 is usually broken by day 3.",
    zh: "封得太早，往往到前三天就有人破例。",
  },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By the day of guard", zh: "按值守天数" },
  demo: demoPrices,
  lines: [
    {
      id: "remote",
      name: { en: "Remote", zh: "远程值守" },
      for: { en: "One analyst in three shifts, shared with other clients", zh: "三班各一名分析师，与其他客户共享" },
      usd: ipssUsdPerDay.remote,
      unit: "day",
    },
    {
      id: "on-site",
      name: { en: "On site", zh: "现场值守" },
      for: { en: "One engineer in your rooms from 8 to 20, remote at night", zh: "8 至 20 点一名工程师在场，夜间远程" },
      usd: ipssUsdPerDay.onSite,
      unit: "day",
    },
    {
      id: "team",
      name: { en: "Team", zh: "保障小组" },
      for: { en: "Three on site at any hour, one of them a tester", zh: "全天三人在场，其中一名攻防人员" },
      usd: ipssUsdPerDay.team,
      unit: "day",
    },
  ],
  note: {
    en: `${demoPriceNote.en} The work before the days (survey, test, reinforcement) is ordered on its own pages.`,
    zh: `${demoPriceNote.zh}值守之前的测绘、渗透、加固按各自页面另计。`,
  },
};

const sample: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Daily report", zh: "日报样例" },
  heading: { en: "The 21 o'clock report of the third day", zh: "第三天 21 点的日报" },
  lead: {
    en: "One page, because whoever reads it reads eleven others that evening.",
    zh: "只有一页，因为看的人当晚还要看另外十一份。",
  },
  caption: {
    en: "Figure 2. Daily report for an agency that was invented for this page",
    zh: "图 2　值守日报，单位为本页虚构",
  },
  document: {
    title: { en: "Guard report, day 3 of 10, 21:00", zh: "值守日报　第 3 天／共 10 天　21:00" },
    number: "SAMPLE-IPSS-D3",
    meta: [
      { en: "To: [[agency]], office of the duty officer", zh: "报：[[某单位]] 总值班室" },
      { en: "State: no event; two matters open", zh: "状态：无事件，两项跟进" },
      { en: "One page", zh: "一页" },
    ],
    parts: [
      {
        id: "figures",
        name: { en: "Figures", zh: "数字" },
        table: {
          columns: [
            { en: "Today, 9 to 21", zh: "今日 9 至 21 时" },
            { en: "Number", zh: "数量" },
            { en: "Yesterday", zh: "昨日" },
          ],
          rows: [
            [
              { en: "Pages looked at, differences, changed by others", zh: "页面巡看／差异／被篡改" },
              { en: "14,400 / 6 / 0", zh: "14,400 / 6 / 0" },
              { en: "14,400 / 9 / 0", zh: "14,400 / 9 / 0" },
            ],
            [
              { en: "Sources blocked", zh: "封禁来源" },
              { en: "212", zh: "212" },
              { en: "187", zh: "187" },
            ],
            [
              { en: "Blocked by mistake, lifted", zh: "误封并解除" },
              { en: "3", zh: "3" },
              { en: "1", zh: "1" },
            ],
            [
              { en: "Alerts judged, real", zh: "告警研判／属实" },
              { en: "41 / 0", zh: "41 / 0" },
              { en: "38 / 1", zh: "38 / 1" },
            ],
          ],
        },
      },
      {
        id: "matters",
        name: { en: "Matters", zh: "跟进事项" },
        paragraphs: [
          {
            en: "1. 16:12. Somebody tries the names of your staff at the mail portal, slowly, two per account and hour, from 70 addresses. No success. Second factor is on for all but [[4 accounts]]; these were locked at 16:40 with the consent of [[duty officer]].",
            zh: "一、16:12 起，有人用 70 个地址对邮箱慢速试探员工账号，每账号每小时两次，未成功。除 [[4 个账号]] 外均已开二次验证，这 4 个经 [[值班领导]] 同意于 16:40 锁定。",
          },
          {
            en: "2. The supplier of [[ticketing system]] asked to connect at 18:00 for an urgent correction. Refused under the freeze; put off to day 11. The fault concerns printing only.",
            zh: "二、[[票务系统]] 厂商 18:00 申请紧急接入。按封网规则未准，延至第 11 天，故障仅影响打印。",
          },
        ],
      },
      {
        id: "line",
        name: { en: "Log", zh: "记录" },
        listing: [
          "16:12:09 mail  auth fail user=[[..]] src=203.0.113.14  1/2 this hour",
          "16:31:50 ipss  pattern=password-spray sources=70 accounts=118",
          "16:40:02 mail  account lock x4 by=[[engineer]] order=[[duty officer]]",
          "18:04:33 cag   session request vendor=[[..]] denied rule=freeze-1",
          "20:58:00 ipss  handover shift-2 -> shift-3, 2 open, read and repeated",
        ],
      },
      {
        id: "night",
        name: { en: "Tonight", zh: "今夜" },
        paragraphs: [
          {
            en: "In charge from 21 to 5: [[name, number]]. Deciding for you: [[name, number]]; called at 20:30, answered after four rings. The static copy of the home page is 22 minutes old.",
            zh: "21 点至次日 5 点当班：[[姓名、电话]]。你方决策人：[[姓名、电话]]，20:30 已试拨，响四声接通。首页静态副本 22 分钟前更新。",
          },
        ],
      },
    ],
    signed: {
      en: "Signed by the head of the shift; read back by the next one",
      zh: "由值班长签发，下一班复述确认",
    },
  },
  note: {
    en: "12 hours, 20 pages, once a minute make 14,400 looks. The other figures are free invention.",
    zh: "12 小时、20 个页面、每分钟一次，正好 14,400 次；其余数字为虚构。",
  },
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "occasions",
  nav: { en: "Occasions", zh: "什么时候用" },
  heading: { en: "Three kinds of days", zh: "三种日子" },
  items: [
    {
      id: "national",
      name: { en: "National events", zh: "重大活动" },
      problem: {
        en: "The authority asks for round-the-clock duty and reports at fixed hours; there are two administrators.",
        zh: "主管部门要求全天值守、定时报送，单位只有两个管理员。",
      },
      approach: {
        en: "Our shifts sit beside theirs, the report is written in the authority's form, and a person of yours signs it.",
        zh: "我方排班配合，按主管部门的格式写报告，由你方人员签发。",
      },
      result: {
        en: "Both administrators sleep in turns, and nothing is reported that they have not seen.",
        zh: "两个管理员能轮流睡觉，报出去的每个字他们都看过。",
      },
      products: ["ias", "pts", "ipss", "cwds"],
    },
    {
      id: "launch",
      name: { en: "A launch or a sale", zh: "上线与大促" },
      problem: {
        en: "On the first weekend scripts come with the customers, and every mistake is public.",
        zh: "首个周末脚本和客户一起来，出一点错全网都知道。",
      },
      approach: {
        en: "Four days: the eve, the weekend, the Monday. Limits are set beforehand from a load test, and changed by one person only.",
        zh: "值守四天：前夜、周末、周一。阈值按压测提前定好，只准一个人改。",
      },
      result: {
        en: "The developers look after the shop; somebody else looks at who is in it.",
        zh: "开发管业务，来的是谁由我们盯。",
      },
      products: ["ddos", "waf", "blb", "ipss"],
    },
    {
      id: "holiday",
      name: { en: "A long holiday", zh: "长假" },
      problem: {
        en: "Eight days on which nobody is in the office: intruders know the calendar too.",
        zh: "八天没人在办公室，对方也会看日历。",
      },
      approach: {
        en: "Remote guard with a mandate: whatever can be undone is done at once, whatever cannot be waits for one telephone number.",
        zh: "带授权的远程值守：能撤回的先做，撤不回的打一个电话再定。",
      },
      result: {
        en: "On the first working day there is a page to read instead of a surprise.",
        zh: "节后第一天看到的是一页报告，不是意外。",
      },
      products: ["hosteye", "las", "ipss", "ers"],
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Asked a month ahead, if all goes well", zh: "最好提前一个月问" },
  items: [
    {
      question: { en: "The event is in six days. Too late?", zh: "只剩六天，还来得及吗？" },
      answer: {
        en: "For the whole countdown, yes. In six days we do three things: find what is open, close what nobody needs, prepare the static copy. Then the guard.",
        zh: "完整流程来不及。六天只做三件事：查暴露面、关没人用的、备好静态副本，然后值守。",
      },
    },
    {
      question: { en: "Do you promise that nothing happens?", zh: "能保证不出事吗？" },
      answer: {
        en: "No. We promise people at their places, a report twice a day, and that the rehearsed steps are taken. The terms will stand in the contract.",
        zh: "不能。能承诺的是人在岗、一天两报、演练过的动作做到位，具体以合同为准。",
      },
    },
    {
      question: { en: "How is this different from the managed service?", zh: "和安全托管有什么区别？" },
      answer: {
        en: "Managed security is for every day and for many clients at once. This is for a few days with rules that would be too strict for every day.",
        zh: "托管管日常、一组人看多家；重保只管这几天，规则严到平时没法用。",
      },
    },
    {
      question: { en: "Will our people have to be there?", zh: "我方要有人在吗？" },
      answer: {
        en: "One contact in each shift who may decide, reachable within ten minutes. Not at the desk, but sober and awake.",
        zh: "每班一名能拍板的联络人，十分钟内找得到。不必坐班，但要清醒。",
      },
    },
    {
      question: { en: "What if there is a real attack?", zh: "真被打了怎么办？" },
      answer: {
        en: "The shift contains it by the rehearsed steps. Whatever needs evidence and rebuilding goes to Emergency Response; the handing over is part of the plan.",
        zh: "当班按演练过的步骤遏制；需要取证重建的转应急响应，交接写在方案里。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What the countdown is made of", zh: "倒计时由这些拼成" },
  items: [
    { product: "ias", relation: { en: "Day 30: finds what is open", zh: "前 30 天：找出暴露面" } },
    { product: "pts", relation: { en: "Day 24: tries what stays", zh: "前 24 天：打一遍留下的系统" } },
    { product: "srs", relation: { en: "Day 16: closes and patches", zh: "前 16 天：关闭与修补" } },
    { product: "eds", relation: { en: "Day 7: the evening's rehearsal, made large", zh: "前 7 天：把那一晚演成大的" } },
    { product: "cwds", relation: { en: "The days: keeps pages from being changed", zh: "值守期：防页面被改" } },
  ],
  solutions: ["government"],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. What visitors reach on the days: strict rules in front, a static copy beside, three shifts above.",
    zh: "图 1　值守期间的访问路径：前面规则收紧，旁边备着静态副本，上面三班人看着。",
  },
  nodes: [
    {
      id: "shift",
      label: { en: "Three shifts", zh: "三班值守" },
      note: { en: "IPSS", zh: "IPSS" },
      product: "ipss",
      column: 2,
      row: 0,
      kind: "security",
    },
    { id: "visitors", label: { en: "Visitors", zh: "访问者" }, column: 0, row: 0, kind: "outside" },
    { id: "intruder", label: { en: "Attacker", zh: "攻击者" }, column: 1, row: 0, kind: "outside" },
    {
      id: "cdn",
      label: { en: "CDN", zh: "CDN" },
      note: { en: "one switch", zh: "一键切换" },
      product: "cdn",
      column: 0,
      row: 1,
      kind: "network",
    },
    {
      id: "waf",
      label: { en: "Web firewall", zh: "应用防火墙" },
      note: { en: "blocks, not warns", zh: "告警改拦截" },
      product: "waf",
      column: 1,
      row: 2,
      kind: "security",
    },
    {
      id: "bos",
      label: { en: "Static copy", zh: "静态副本" },
      note: { en: "every hour", zh: "每小时更新" },
      product: "bos",
      column: 0,
      row: 3,
      kind: "storage",
    },
    { id: "site", label: { en: "Site", zh: "网站" }, product: "bcc", column: 1, row: 3, kind: "compute" },
    { id: "cwds", label: { en: "Page guard", zh: "防篡改" }, product: "cwds", column: 2, row: 3, kind: "security" },
  ],
  edges: [
    { from: "visitors", to: "cdn", label: { en: "Visitors come to the CDN", zh: "访问者到 CDN" } },
    {
      from: "intruder",
      to: "waf",
      isAttack: true,
      label: { en: "Attacks end at stricter rules", zh: "攻击止于收紧的规则" },
    },
    {
      from: "cdn",
      to: "waf",
      label: { en: "What is not stored goes through the firewall", zh: "未缓存的请求经过防火墙" },
    },
    { from: "waf", to: "site", label: { en: "and on to the site", zh: "再到网站" } },
    {
      from: "cdn",
      to: "bos",
      label: { en: "At one word the CDN turns to the static copy", zh: "一声令下，CDN 切到静态副本" },
    },
    { from: "cwds", to: "site", label: { en: "Changed pages are put back", zh: "被改页面自动还原" } },
    { from: "shift", to: "waf", label: { en: "The shift blocks and lifts", zh: "当班封禁与解封" } },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Name the first day", zh: "告诉我们哪天开始" },
  lead: {
    en: "We count back thirty days from it and send the calendar, with the days on which we need a decision of yours.",
    zh: "我们倒推三十天给你一张日历，哪几天需要你拍板都标好。",
  },
  actions: [
    { label: { en: "Ask for the calendar", zh: "索取倒计时日历" }, to: "console:/ipss/create" },
    { label: { en: "Prices by the day", zh: "按天价格" }, to: "#prices" },
  ],
};

export const content: PageContent = {
  code: "ipss",
  title: { en: "Important-Period Security Service", zh: "重要时期安全保障服务" },
  lead: {
    en: "For a few days that matter more than others we prepare your systems, freeze them, and guard them in shifts with a report twice a day. For public bodies at national events, shops at their launch, and offices that close for a week.",
    zh: "在格外要紧的几天里，先帮你收缩加固、封网演练，再分班值守、一天两报。适合重大活动期间的单位、上线大促的商家和放长假的公司。",
  },
  actions: [
    { label: { en: "See the countdown", zh: "看倒计时" }, to: "#countdown" },
    { label: { en: "Name your days", zh: "登记保障日期" }, to: "console:/ipss/create" },
  ],
  figure,
  facts: [
    {
      label: { en: "Remote guard (demo price)", zh: "远程值守（演示价格）" },
      value: { is: "price", usd: ipssUsdPerDay.remote, unit: { en: "per day", zh: "每天" } },
      anchor: "prices",
    },
    {
      label: { en: "Best begun", zh: "最好提前" },
      value: { is: "words", words: { en: "30 days before", zh: "30 天启动" } },
      anchor: "countdown",
    },
    {
      label: { en: "Reports", zh: "报送" },
      value: { is: "words", words: { en: "9:00 and 21:00", zh: "9 点、21 点" } },
      anchor: "sample",
    },
    {
      label: { en: "Pages looked at", zh: "页面巡看" },
      value: { is: "words", words: { en: "20, every minute", zh: "20 个，每分钟" } },
      anchor: "differences",
    },
  ],
  blocks: [countdown, features, freeze, prices, sample, scenarios, questions, related, callToAction],
  seo: {
    title: {
      en: "Guard for important periods: countdown, freeze, reports",
      zh: "重要时期安全保障（重保）：倒计时、封网与日报",
    },
    description: {
      en: "Thirty days of preparation, a change freeze, guard in shifts and a report twice a day for events, launches and holidays. Sample report and demo prices.",
      zh: "三十天准备、封网规则、分班值守、一天两报，用于重大活动、上线大促与长假，附日报样例与演示价格。",
    },
    keywords: {
      en: "important period security, event security, change freeze, on-duty guard, ZhiAn Cloud",
      zh: "重保,重要时期安全保障,封网,安全值守,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
