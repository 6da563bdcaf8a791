import { hosteyeUsdPerMonth, satsUsd, wafUsdPerMonth, wsmsUsdPerMonth } from "@zhian/contracts/demo-prices";
import type { DiaryBlock, SolutionContent, SolutionDetails } from "../model/solution-content.ts";
import { contact } from "./contact.ts";
import { china, cyberspaceAdministration, laws } from "./laws.ts";

const situation: SolutionDetails["situation"] = {
  heading: { en: "The physics department has a website from 2013", zh: "物理系还有一个 2013 年的网站" },
  paragraphs: [
    {
      en: "It was made for a conference, by a student who has since become a father. It runs on a machine under a sink, and since August it has shown advertisements for a casino to whoever arrives from a search engine. To everybody else it looks as it always did, so nobody in the department has seen it.",
      zh: "当年为一次会议做的，建站的学生如今孩子都上小学了。机器放在水池底下。从八月起，凡是从搜索引擎点进来的人都会看到赌场广告；直接访问一切正常，所以系里没人发现。",
    },
    {
      en: "The school has twenty such sites, one engineer, and a day on which everything counts: at nine, four thousand parents look up admission results. On the same morning three teachers receive a mail from “the registry” asking them to confirm their password.",
      zh: "这样的网站全校二十个，运维一个人。还有一天什么都不能出错：上午九点，四千名家长来查录取结果。同一天早上，三位老师收到“教务处”的邮件，请他们确认密码。",
    },
    {
      en: "With so few hands, the order of work matters more than the number of tools. First see everything from outside, then guard the two systems that hold names of children, then teach people to telephone before they click.",
      zh: "人手这么少，先后次序比工具多少更要紧：先从外面把所有站点看全，再守住存有孩子姓名的两个系统，然后教大家点之前先打个电话。",
    },
  ],
};

const regulations: SolutionDetails["regulations"] = {
  heading: { en: "Most of your users are minors", zh: "你的用户多数未成年" },
  lead: {
    en: "That changes what may be collected, from whom consent is asked, and how a leak is judged.",
    zh: "这决定了能收集什么、向谁征得同意、泄露后怎么定性。",
  },
  items: [
    {
      country: china,
      name: { en: "Grading guide for education, No. 74 of 2014", zh: "教育行业定级工作指南（教技厅函〔2014〕74 号）" },
      asks: {
        en: "Suggests levels by kind of school and system; register and admissions stand above the department's page.",
        zh: "按学校与系统类别给出建议级别，学籍、招生高于院系主页。",
      },
      url: "https://www.moe.gov.cn/",
    },
    {
      ...laws.minors,
      asks: {
        en: "Schools teach and protect minors on line; whoever handles their data audits it every year.",
        zh: "学校承担网络素养与保护责任；处理未成年人个人信息的，每年开展合规审计。",
      },
    },
    {
      country: china,
      name: { en: "Children's personal information online (2019)", zh: "《儿童个人信息网络保护规定》（2019 年）" },
      asks: {
        en: "Below fourteen a guardian consents, and a named person answers for the data.",
        zh: "不满十四周岁须监护人同意，并指定专人负责。",
      },
      url: cyberspaceAdministration,
    },
    {
      ...laws.childrenIndonesia,
      asks: {
        en: "Services that children can reach weigh the risk to them beforehand.",
        zh: "儿童可访问的服务须事先评估对其风险。",
      },
    },
    {
      ...laws.personalDataIndonesia,
      asks: {
        en: "Children's data is processed in a special way, with consent of parent or guardian.",
        zh: "儿童数据须以特别方式处理，并取得父母或监护人同意。",
      },
    },
  ],
  reviewedAt: "2026-11-21",
};

const architecture: SolutionDetails["architecture"] = {
  heading: { en: "Seen from outside, guarded where names are", zh: "外面有人看，有名字的地方有人守" },
  layers: [
    { kind: "security", label: { en: "Guard and watch", zh: "防护与监测" } },
    { kind: "compute", label: { en: "Sites", zh: "站点" } },
  ],
  figure: {
    caption: {
      en: "Figure 2. Twenty sites are watched like a reader would see them; two of them stand behind a firewall; staff are part of the drawing.",
      zh: "图 2　二十个站点按读者视角监测，其中两个在防火墙之后；教职工也是图的一部分。",
    },
    nodes: [
      { id: "readers", label: { en: "Parents", zh: "家长学生" }, column: 0, row: 0, kind: "outside" },
      { id: "attacker", label: { en: "Intruder", zh: "入侵者" }, column: 2, row: 0, kind: "outside" },
      {
        id: "wsms",
        product: "wsms",
        label: { en: "Site watch", zh: "网站监测" },
        note: { en: "as a reader", zh: "读者视角" },
        column: 0,
        row: 1,
        kind: "security",
      },
      {
        id: "waf",
        product: "waf",
        label: { en: "Web firewall", zh: "Web 防火墙" },
        note: { en: "WAF", zh: "WAF" },
        column: 1,
        row: 1,
        kind: "security",
      },
      {
        id: "sites",
        label: { en: "18 sites", zh: "十八个站点" },
        note: { en: "departments", zh: "院系与活动" },
        column: 0,
        row: 2,
        kind: "compute",
      },
      {
        id: "names",
        label: { en: "Admissions", zh: "招生与成绩" },
        note: { en: "and grades", zh: "有学生姓名" },
        column: 1,
        row: 2,
        kind: "compute",
      },
      { id: "staff", label: { en: "Teachers", zh: "教职工" }, column: 2, row: 2, kind: "outside" },
      {
        id: "hosteye",
        product: "hosteye",
        label: { en: "Host agents", zh: "主机探针" },
        note: { en: "25 hosts", zh: "25 台" },
        column: 0,
        row: 3,
        kind: "security",
      },
      {
        id: "sats",
        product: "sats",
        label: { en: "Training", zh: "演练培训" },
        note: { en: "twice a year", zh: "每年两次" },
        column: 2,
        row: 3,
        kind: "security",
      },
    ],
    edges: [
      {
        from: "readers",
        to: "waf",
        label: { en: "Parents look up results through the firewall", zh: "家长经防火墙查询结果" },
      },
      {
        from: "waf",
        to: "names",
        label: { en: "What is left reaches admissions and grades", zh: "干净请求到达招生与成绩系统" },
      },
      {
        from: "attacker",
        to: "staff",
        label: {
          en: "A forged mail goes to the teachers, past everything else",
          zh: "伪造邮件直奔教职工，绕过其他防护",
        },
        isAttack: true,
      },
      {
        from: "wsms",
        to: "sites",
        label: { en: "Every site is opened like a reader opens it", zh: "以读者方式逐站打开检查" },
      },
      {
        from: "hosteye",
        to: "sites",
        label: { en: "Agents look at the machines from inside", zh: "探针从内部看机器" },
      },
      { from: "hosteye", to: "names", label: { en: "with passwords checked first of all", zh: "先查弱口令" } },
      {
        from: "sats",
        to: "staff",
        label: { en: "Teachers practise on harmless forgeries", zh: "教职工用无害的假邮件练习" },
      },
    ],
  },
};

const calendar: DiaryBlock = {
  is: "diary",
  anchor: "year",
  nav: { en: "School year", zh: "学年日历" },
  heading: { en: "Security by the school calendar", zh: "跟着校历走的安全工作" },
  lead: {
    en: "One engineer cannot do everything always. The calendar says when which thing is worth the week.",
    zh: "一个人不可能天天做所有事。日历告诉你哪周该做哪件。",
  },
  whose: { en: "Your engineer", zh: "运维该做" },
  entries: [
    {
      when: { en: "September", zh: "九月" },
      happens: { en: "New accounts, old ones left over", zh: "新账号进来，老账号没走" },
      action: {
        en: "Compare accounts with the register; close those without a person",
        zh: "账号与花名册核对，对不上人的停用",
      },
    },
    {
      when: { en: "October", zh: "十月" },
      happens: { en: "First forged mail of the year, announced to nobody", zh: "本学年第一次假邮件，不预告" },
      action: { en: "Count who clicked and, more important, who reported", zh: "数点击的人，更要数上报的人" },
    },
    {
      when: { en: "December", zh: "十二月" },
      happens: { en: "Grades are entered under time pressure", zh: "赶着录成绩" },
      action: { en: "Firewall from watching to blocking, two weeks before", zh: "提前两周把防火墙由观察改为拦截" },
    },
    {
      when: { en: "Winter holidays", zh: "寒假" },
      happens: { en: "Nobody looks at pages for a month", zh: "一个月没人看网站" },
      action: {
        en: "Switch off what nobody needs; the watch telephones for the rest",
        zh: "没人用的先关，其余靠监测电话",
      },
    },
    {
      when: { en: "March", zh: "三月" },
      happens: { en: "Second forged mail, this time from “IT”", zh: "第二次假邮件，冒充“信息中心”" },
      action: { en: "A quarter of an hour in the staff meeting, no names", zh: "教工会上讲一刻钟，不点名" },
    },
    {
      when: { en: "June", zh: "六月" },
      happens: { en: "Admission results at nine o'clock", zh: "九点放榜" },
      action: { en: "No changes from Monday; load test the week before", zh: "周一起不改动，前一周压测" },
    },
    {
      when: { en: "August", zh: "八月" },
      happens: { en: "Sites of past events", zh: "过期活动网站" },
      action: { en: "Turn them into plain files, or take them down", zh: "转成静态页，或者下线" },
    },
  ],
};

const bill: SolutionDetails["bill"] = {
  heading: { en: "A year for a school with twenty sites", zh: "二十个网站的学校，一年多少" },
  lead: {
    en: "Two drills are paid when they are held. Sites that you turn into plain files may be taken out of the first line.",
    zh: "两次演练按次付。转成静态页的站点可从第一行减掉。",
  },
  lines: [
    {
      product: "wsms",
      configuration: { en: "Defacement, hidden content, certificates, reachability", zh: "篡改、暗链、证书、可用性" },
      unit: { en: "10 sites", zh: "10 个站点" },
      usd: wsmsUsdPerMonth.sites10,
      per: "month",
      quantity: 2,
    },
    {
      product: "waf",
      configuration: { en: "Professional, admissions and grades", zh: "专业版，招生与成绩系统" },
      unit: { en: "1 site", zh: "1 个站点" },
      usd: wafUsdPerMonth.professional,
      per: "month",
      quantity: 2,
    },
    {
      product: "hosteye",
      configuration: { en: "Professional: malware, weak passwords, baselines", zh: "专业版：病毒、弱口令、基线" },
      unit: { en: "1 host", zh: "1 台" },
      usd: hosteyeUsdPerMonth.professional,
      per: "month",
      quantity: 25,
    },
    {
      product: "sats",
      configuration: { en: "Forged-mail drill with a short lesson after it", zh: "钓鱼邮件演练，附课后短讲" },
      unit: { en: "1 drill", zh: "1 次" },
      usd: satsUsd.phishing,
      per: "once",
      quantity: 2,
    },
  ],
};

const timeline: SolutionDetails["timeline"] = {
  heading: { en: "Four weeks, beginning on any Monday but results week", zh: "四周，除放榜周外随时开始" },
  weeks: 4,
  steps: [
    {
      title: { en: "Find all sites", zh: "找全网站" },
      from: 1,
      days: 4,
      duration: { en: "4 days", zh: "4 天" },
      customer: { en: "Ask every department; believe none of the lists.", zh: "问遍院系，哪份清单都别全信。" },
      provider: {
        en: "Search names and addresses; expect a third more than listed.",
        zh: "搜域名与地址段，通常比清单多三分之一。",
      },
    },
    {
      title: { en: "Watch", zh: "开始监测" },
      from: 5,
      days: 3,
      duration: { en: "3 days", zh: "3 天" },
      customer: { en: "Name one owner for each site, or close it.", zh: "每站定一个负责人，没有就关。" },
      provider: {
        en: "First look as a reader from a search engine; remove what was planted.",
        zh: "先以搜索来访视角打开，清掉被植入的内容。",
      },
    },
    {
      title: { en: "Agents and passwords", zh: "探针与口令" },
      from: 7,
      days: 6,
      duration: { en: "6 days", zh: "6 天" },
      customer: { en: "Give one maintenance window per building.", zh: "每栋楼给一个维护时段。" },
      provider: { en: "25 hosts, weak passwords first.", zh: "25 台，先改弱口令。" },
    },
    {
      title: { en: "Two systems behind the firewall", zh: "两个系统进防火墙" },
      from: 12,
      days: 5,
      duration: { en: "1 week", zh: "1 周" },
      customer: { en: "Change DNS on a quiet afternoon.", zh: "挑个清闲的下午改 DNS。" },
      provider: { en: "Watch for a week before blocking.", zh: "先观察一周再拦截。" },
    },
    {
      title: { en: "First drill", zh: "首次演练" },
      from: 17,
      days: 4,
      duration: { en: "4 days", zh: "4 天" },
      customer: { en: "Head teacher and staff council know; others do not.", zh: "校长与工会知情，其他人不知。" },
      provider: { en: "Send, count, teach; delete names after the report.", zh: "发送、统计、讲评，报告后删除名单。" },
    },
  ],
};

const result: SolutionDetails["result"] = {
  heading: { en: "Small events, earlier noticed", zh: "小事，早点知道" },
  rows: [
    {
      event: { en: "Casino pages on an old site", zh: "老网站挂上赌场页" },
      before: { en: "The education bureau telephones.", zh: "教育局打电话来。" },
      after: { en: "An alert within the hour, with a picture of it.", zh: "一小时内告警，附截图。" },
    },
    {
      event: { en: "Results at nine", zh: "九点放榜" },
      before: { en: "“Try again later” until noon.", zh: "“请稍后再试”到中午。" },
      after: { en: "Scrapers are held back; parents see the page.", zh: "爬虫被限，家长看得到。" },
    },
    {
      event: { en: "A mail from “the registry”", zh: "“教务处”来信" },
      before: { en: "Three passwords gone, known in June.", zh: "丢了三个密码，六月才知道。" },
      after: { en: "Somebody reports it after four minutes.", zh: "四分钟后有人上报。" },
    },
    {
      event: { en: "The engineer is ill", zh: "运维病了" },
      before: { en: "So is everything.", zh: "什么都停了。" },
      after: { en: "A list of owners, and a number to call.", zh: "有负责人名单，有电话可打。" },
    },
  ],
  limit: {
    en: "It does not filter what pupils read, and it does not judge lessons or pictures. Learning platforms run by others are outside: what they do with names is a matter of your contract with them.",
    zh: "不过滤学生上网内容，也不评判教学与图片。第三方教学平台不在范围内，它们如何使用学生信息，要在你们的合同里约定。",
  },
};

const questions: SolutionDetails["questions"] = {
  is: "faq",
  anchor: "faq",
  heading: { en: "From head teachers and engineers", zh: "校长和运维的问题" },
  items: [
    {
      question: { en: "Is it fair to send forged mails to teachers?", zh: "给老师发假邮件合适吗？" },
      answer: {
        en: "If nobody is named, the council agreed and reporting is praised, yes. Done as a trap it teaches people to hide clicks, which is worse than no drill.",
        zh: "不点名、工会同意、上报受表扬，就合适。做成抓典型，大家只会学着隐瞒，还不如不做。",
      },
    },
    {
      question: { en: "Why not all twenty behind the firewall?", zh: "为什么不把二十个都放进防火墙？" },
      answer: {
        en: "Sixteen of them should not be programs any more. Plain files need no firewall, and cost nothing to look after.",
        zh: "其中十六个早就不该是程序了。转成静态页就不需要防火墙，也不用维护。",
      },
    },
    {
      question: { en: "Do parents have to be told?", zh: "要告知家长吗？" },
      answer: {
        en: "The privacy notice should say that logs of admissions are kept, for what and how long. The texts for it come with the set-up; your lawyer reads them.",
        zh: "隐私告知里应写明招生系统留存日志、用途与期限。我们提供文本，请法务审定。",
      },
    },
  ],
};

export const content: SolutionContent = {
  slug: "edu-security",
  title: { en: "Education security", zh: "教育行业安全" },
  lead: {
    en: "For schools with twenty websites and one engineer. All sites are watched the way a reader sees them, the two that hold children's names stand behind a firewall, and teachers practise on harmless forgeries.",
    zh: "给二十个网站、一个运维的学校：所有站点按读者视角监测，存有孩子姓名的两个系统放到防火墙后，老师用无害的假邮件练手。",
  },
  actions: [
    { label: { en: "See the school year", zh: "看学年日历" }, to: "#year" },
    { label: { en: "See the year's sum", zh: "看全年费用" }, to: "#bill" },
  ],
  details: {
    order: ["situation", "architecture", "own", "regulations", "bill", "result", "timeline", "faq"],
    situation,
    architecture,
    own: calendar,
    regulations,
    result,
    bill,
    timeline,
    questions,
  },
  contact,
  seo: {
    title: { en: "Education security: twenty sites and one engineer", zh: "教育行业安全方案：二十个网站，一个运维" },
    description: {
      en: "Sites watched as a reader sees them, admissions behind a firewall, drills for teachers: a school-year calendar and the year's costs.",
      zh: "读者视角的网站监测、招生系统防护、钓鱼演练，附学年安全日历、全年费用与四周计划。",
    },
    keywords: {
      en: "school website security, phishing drill, defacement, children's data, ZhiAn Cloud",
      zh: "学校网站安全,钓鱼演练,暗链,未成年人信息,智安云",
    },
  },
};
