import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
import type { ChecklistBlock, PageContent, RelatedBlock, SpecsBlock, TerminalBlock } from "../../model/page-content.ts";

const figure: Figure = {
  caption: {
    en: "Figure 1. One set of data, and the three places that must find it the same.",
    zh: "图 1　一套资料，三处核对，内容必须一致。",
  },
  nodes: [
    {
      id: "template",
      label: { en: "Template", zh: "信息模板" },
      note: { en: "who owns it", zh: "所有者信息" },
      column: 1,
      row: 0,
      kind: "storage",
    },
    {
      id: "name",
      label: { en: "Domain", zh: "域名" },
      product: "bcd",
      column: 0,
      row: 1,
      kind: "network",
    },
    {
      id: "zone",
      label: { en: "DNS zone", zh: "解析设置" },
      product: "dns",
      column: 1,
      row: 1,
      kind: "network",
    },
    {
      id: "filing",
      label: { en: "Filing", zh: "网站备案" },
      note: { en: "mainland only", zh: "仅中国内地" },
      column: 2,
      row: 1,
      kind: "security",
    },
    { id: "registry", label: { en: "Registry", zh: "注册局" }, column: 0, row: 2, kind: "outside" },
    { id: "server", label: { en: "Website", zh: "网站" }, product: "bcc", column: 1, row: 2, kind: "compute" },
    { id: "authority", label: { en: "Authority", zh: "通信管理局" }, column: 2, row: 2, kind: "outside" },
  ],
  edges: [
    { from: "template", to: "name", label: { en: "A name is registered with a template", zh: "用模板注册域名" } },
    { from: "template", to: "filing", label: { en: "The filing takes its owner from it", zh: "备案主体取自模板" } },
    { from: "name", to: "registry", label: { en: "The registry verifies the owner", zh: "注册局核验所有者" } },
    { from: "name", to: "zone", label: { en: "The name points to its zone", zh: "域名指向解析" } },
    { from: "zone", to: "server", label: { en: "The zone points to the site", zh: "解析指向网站" } },
    {
      from: "filing",
      to: "authority",
      label: { en: "The authority compares filing and name", zh: "主管部门比对备案与域名" },
    },
  ],
};

const order: StepsBlock = {
  is: "steps",
  anchor: "order",
  nav: { en: "Order", zh: "先后顺序" },
  heading: { en: "The order that saves the second try", zh: "按这个顺序，少走回头路" },
  lead: {
    en: "Most refusals come from a name that was registered under one spelling of the owner and filed under another.",
    zh: "多数退回是因为域名注册时写一个名称，备案时写了另一个。",
  },
  items: [
    {
      title: { en: "Write the template", zh: "填写信息模板" },
      text: {
        en: "Once for each owner. Copy the name from the document letter by letter, dots and brackets too.",
        zh: "每个所有者一份。名称照证件逐字抄写，括号、间隔号也要一致。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "15 minutes", zh: "15 分钟" },
    },
    {
      title: { en: "Have it verified", zh: "模板实名" },
      text: {
        en: "The registry looks at document and number. Only then use it for an order: names of a verified template need no second check.",
        zh: "注册局核对证件与号码。通过后再用于下单，同一模板的域名不必重复核验。",
      },
      who: { en: "Registry", zh: "注册局" },
      duration: { en: "1–3 working days (demo)", zh: "1–3 个工作日（演示）" },
    },
    {
      title: { en: "Register, and set the zone", zh: "注册域名，设置解析" },
      text: {
        en: "Records can be prepared before the site exists. Keep their lifetime short until everything answers.",
        zh: "网站上线前就可备好记录，调通之前 TTL 设短一些。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "30 minutes", zh: "30 分钟" },
    },
    {
      title: { en: "File, if the server is in mainland China", zh: "服务器在中国内地的，办理备案" },
      text: {
        en: "We look through the papers, then the provincial administration decides. The site stays closed until the number is there.",
        zh: "我们初审后提交所在省通信管理局审核，取得备案号前网站不得开通。",
      },
      who: { en: "You, we, the administration", zh: "你、我们、通信管理局" },
      duration: { en: "up to 20 working days at the administration", zh: "管局审核不超过 20 个工作日" },
    },
    {
      title: { en: "Show the number, and report to the police", zh: "公示备案号，办理公安备案" },
      text: {
        en: "The number stands at the foot of the home page with its link. The public security filing follows within 30 days of opening.",
        zh: "备案号放在首页底部并链接到工信部备案网站；网站开通后 30 日内办理公安联网备案。",
      },
      who: { en: "You", zh: "你" },
      duration: { en: "within 30 days", zh: "30 日内" },
    },
  ],
};

const template: SpecsBlock = {
  is: "specs",
  anchor: "template",
  nav: { en: "Registrant", zh: "信息模板" },
  heading: { en: "The registrant template, field by field", zh: "域名信息模板逐项说明" },
  caption: { en: "Table 1. Rules and examples; all examples are invented", zh: "表 1　填写规则与示例，示例均为虚构" },
  columns: [
    { en: "Field", zh: "字段" },
    { en: "Rule", zh: "规则" },
    { en: "Example", zh: "示例" },
  ],
  rows: [
    {
      label: { en: "Kind of owner", zh: "所有者类型" },
      cells: [
        {
          en: "Organisation or person. Cannot be changed later without a transfer of the name",
          zh: "企业（组织）或个人，之后更改须办理过户",
        },
        { en: "Organisation", zh: "企业" },
      ],
    },
    {
      label: { en: "Owner, in the script of the document", zh: "所有者（证件文字）" },
      cells: [
        { en: "Exactly as in the document; no short form, no brand", zh: "与证件完全一致，不用简称或品牌名" },
        { en: "PT Contoh Niaga", zh: "示例商贸有限公司" },
      ],
    },
    {
      label: { en: "Owner, in Latin letters", zh: "所有者（英文）" },
      cells: [
        {
          en: "For registries outside China; pinyin or the registered English name, at most 64 characters",
          zh: "供境外注册局使用，填拼音或登记英文名，不超过 64 个字符",
        },
        { en: "Contoh Niaga PT", zh: "Shili Shangmao" },
      ],
    },
    {
      label: { en: "Document and number", zh: "证件类型与号码" },
      cells: [
        {
          en: "Organisation: USCI of 18 characters, or NIB of 13 digits. Person: identity card or passport",
          zh: "企业：18 位统一社会信用代码，或 13 位 NIB；个人：身份证或护照",
        },
        { en: "NIB 0000000000000", zh: "91000000000000000X" },
      ],
    },
    {
      label: { en: "Contact", zh: "联系人" },
      cells: [
        { en: "A person who may decide, not a department", zh: "能作决定的人，不填部门名" },
        { en: "Sari Contoh", zh: "李示例" },
      ],
    },
    {
      label: { en: "Phone", zh: "电话" },
      cells: [
        { en: "Country code, point, digits without the leading zero", zh: "国家代码加点，再接号码，去掉开头的 0" },
        { en: "+1.2025550100", zh: "+1.2025550100" },
      ],
    },
    {
      label: { en: "Mail", zh: "邮箱" },
      cells: [
        {
          en: "Not at the name that is being registered. Confirm within 15 days, or a generic name is suspended",
          zh: "不要用正在注册的域名邮箱。通用域名须在 15 天内点击确认，否则暂停解析",
        },
        { en: "names@contoh.example", zh: "names@shili.example" },
      ],
    },
    {
      label: { en: "Address and postcode", zh: "地址与邮编" },
      cells: [
        {
          en: "Where post arrives; street, number, city, province; five digits in Indonesia, six in China",
          zh: "可收信的详细地址，精确到门牌；邮编中国六位、印尼五位",
        },
        { en: "Jl. Contoh 1, Jakarta, 10110", zh: "示例路 1 号，518000" },
      ],
    },
    {
      label: { en: "Picture of the document", zh: "证件图片" },
      cells: [
        {
          en: "JPEG or PNG, 55 KB to 1 MB (demo), all four corners, no watermark over the text",
          zh: "JPEG 或 PNG，55 KB 至 1 MB（演示），四角完整，水印不遮挡文字",
        },
        { en: "Scan in colour", zh: "彩色扫描件" },
      ],
    },
  ],
  note: {
    en: "A template can be corrected as long as no name uses it. Afterwards the owner's fields are closed, the contact's stay open.",
    zh: "未被域名使用的模板可以修改；一旦使用，所有者信息锁定，联系方式仍可更新。",
  },
};

const papers: ChecklistBlock = {
  is: "checklist",
  anchor: "papers",
  nav: { en: "Prepare", zh: "备齐资料" },
  heading: { en: "Lay these on the desk first", zh: "动手前先备齐" },
  items: [
    { en: "Document of the owner, valid for three months more", zh: "所有者证件，剩余有效期三个月以上" },
    {
      en: "Identity document of the person in charge, and that person with a phone camera",
      zh: "负责人身份证件，且本人能当场用手机核验",
    },
    { en: "Two phone numbers that are answered: one is for emergencies", zh: "两个能接通的号码，其中一个作应急联系" },
    { en: "The name's certificate, from the list of your names", zh: "域名证书，可在域名列表下载" },
    { en: "Public address of the server that the site will run on", zh: "网站所用服务器的公网 IP" },
    {
      en: "For .co.id: the company's NIB and the signer's identity card (KTP)",
      zh: "注册 .co.id：企业 NIB 与签署人身份证（KTP）",
    },
    {
      en: "Approval papers, if the site is about news, publishing, medicine or another field that needs them",
      zh: "涉及新闻、出版、药品等须前置审批的，准备批准文件",
    },
  ],
};

const records: SpecsBlock = {
  is: "specs",
  anchor: "records",
  nav: { en: "DNS", zh: "解析记录" },
  heading: { en: "Records that a new site begins with", zh: "新网站的起步记录" },
  caption: {
    en: "Table 2. For shop.example; addresses are set aside for examples",
    zh: "表 2　以 shop.example 为例，地址为文档保留地址",
  },
  columns: [
    { en: "Host", zh: "主机记录" },
    { en: "Type", zh: "类型" },
    { en: "Value", zh: "记录值" },
    { en: "Mind", zh: "注意" },
  ],
  rows: [
    {
      label: { en: "@", zh: "@" },
      cells: [
        { en: "A", zh: "A" },
        { en: "203.0.113.10", zh: "203.0.113.10" },
        { en: "No CNAME at the apex", zh: "主域名不可设 CNAME" },
      ],
    },
    {
      label: { en: "@ (IPv6)", zh: "@（IPv6）" },
      cells: [
        { en: "AAAA", zh: "AAAA" },
        { en: "2001:db8::10", zh: "2001:db8::10" },
        { en: "Only if the server answers on it", zh: "服务器确已监听 IPv6 再添加" },
      ],
    },
    {
      label: { en: "www", zh: "www" },
      cells: [
        { en: "CNAME", zh: "CNAME" },
        { en: "shop.example.", zh: "shop.example." },
        { en: "Nothing else may stand beside it", zh: "同名不可再有其他记录" },
      ],
    },
    {
      label: { en: "@ (mail)", zh: "@（邮件）" },
      cells: [
        { en: "MX", zh: "MX" },
        { en: "10 mail.shop.example.", zh: "10 mail.shop.example." },
        { en: "A name, never an address", zh: "填域名，不能填 IP" },
      ],
    },
    {
      label: { en: "@ (senders)", zh: "@（发信）" },
      cells: [
        { en: "TXT", zh: "TXT" },
        { en: "v=spf1 mx -all", zh: "v=spf1 mx -all" },
        { en: "One SPF record for a name", zh: "每个域名仅一条 SPF" },
      ],
    },
    {
      label: { en: "_dmarc", zh: "_dmarc" },
      cells: [
        { en: "TXT", zh: "TXT" },
        { en: "v=DMARC1; p=reject", zh: "v=DMARC1; p=reject" },
        { en: "Begin with p=none and read the reports", zh: "先用 p=none 观察报告" },
      ],
    },
  ],
};

const look: TerminalBlock = {
  is: "terminal",
  anchor: "look",
  heading: { en: "See what the world sees", zh: "看看外界查到什么" },
  steps: [
    {
      explanation: { en: "Who is entered as owner, and which state has the name?", zh: "域名登记信息与状态" },
      command: "whois shop.example | grep -Ei 'status|registrant|expiry'",
    },
    {
      explanation: {
        en: "Do the name servers of the registry agree with yours?",
        zh: "注册局登记的 DNS 服务器是否与你的一致",
      },
      command: "dig +trace NS shop.example",
    },
    {
      explanation: {
        en: "What answers from two resolvers, and for how long is it kept?",
        zh: "两个公共解析器的应答与缓存时间",
      },
      command: "dig +noall +answer A shop.example @192.0.2.53\ndig +noall +answer A shop.example @198.51.100.53",
    },
  ],
};

const filing: SpecsBlock = {
  is: "specs",
  anchor: "filing",
  nav: { en: "Filing", zh: "备案信息" },
  heading: { en: "The website filing (ICP), field by field", zh: "网站备案（ICP）逐项说明" },
  lead: {
    en: "Asked by the State Council's Decree 292 of every site on servers in mainland China. Provinces add rules of their own; the console shows those of yours.",
    zh: "依据国务院令第 292 号，使用中国内地服务器的网站均须办理。各省另有要求，以控制台提示为准。",
  },
  caption: { en: "Table 3. What is compared, and why it comes back", zh: "表 3　核对要点与常见退回原因" },
  columns: [
    { en: "Field", zh: "字段" },
    { en: "Rule", zh: "规则" },
    { en: "Often sent back because", zh: "常见退回原因" },
  ],
  rows: [
    {
      label: { en: "Organiser", zh: "主办者名称" },
      cells: [
        {
          en: "Same as the owner of the name; for a company also its legal representative or a shareholder, in some provinces",
          zh: "与域名所有者一致；部分省份允许法定代表人或股东持有域名",
        },
        { en: "The name is still registered to an employee", zh: "域名仍在员工个人名下" },
      ],
    },
    {
      label: { en: "Person in charge", zh: "负责人" },
      cells: [
        {
          en: "Of age, reachable, verified by face in the app; for a company its legal representative or somebody with a letter of authority",
          zh: "成年、可联系，须在 App 完成人脸核验；企业为法定代表人或持授权书的人员",
        },
        { en: "Phone switched off when the administration calls", zh: "管局抽查电话无人接听" },
      ],
    },
    {
      label: { en: "Name of the site", zh: "网站名称" },
      cells: [
        {
          en: "Says what it is. Three characters at least, no bare domain, no place or state name without right",
          zh: "反映网站内容，至少三个汉字，不能是纯域名，不得擅用国名、地名",
        },
        { en: "A brand that nothing supports", zh: "品牌名缺少依据" },
      ],
    },
    {
      label: { en: "Domain", zh: "网站域名" },
      cells: [
        {
          en: "Verified for real, under a suffix that the ministry has approved, not about to expire",
          zh: "已实名、后缀经工信部批准、未临近到期",
        },
        { en: "Verified fewer than three days ago", zh: "实名不足三天，数据未同步" },
      ],
    },
    {
      label: { en: "Content", zh: "服务内容" },
      cells: [
        { en: "What visitors find; a person's site sells nothing", zh: "与实际内容一致；个人网站不得经营" },
        { en: "A shop filed by a person", zh: "个人备案却做商城" },
      ],
    },
    {
      label: { en: "Server", zh: "接入信息" },
      cells: [
        {
          en: "A public address of your account that stays for three months at least",
          zh: "本账号公网 IP，剩余时长不少于三个月",
        },
        { en: "Address of another account", zh: "IP 属于其他账号" },
      ],
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Questions about names and filings", zh: "域名与备案常问" },
  items: [
    {
      question: { en: "My server is in Indonesia. Do I file?", zh: "服务器在印尼，要备案吗？" },
      answer: {
        en: "Not in China: the ICP filing goes by where the server stands. In Indonesia look at the registration of electronic system operators (PSE), Ministerial Regulation 5 of 2020.",
        zh: "无需办理中国 ICP 备案，备案以服务器所在地为准。印尼方面请核对电子系统运营者（PSE）登记，见 2020 年第 5 号部长条例。",
      },
    },
    {
      question: { en: "May the site be open while the filing is examined?", zh: "审核期间网站能先开吗？" },
      answer: {
        en: "No. The name must not lead to a page on a mainland server before the number is there; not even to a placeholder.",
        zh: "不能。取得备案号前，域名不得解析到内地服务器并打开页面，占位页也不行。",
      },
    },
    {
      question: { en: "I already have a filing with another provider.", zh: "已在其他服务商备案了怎么办？" },
      answer: {
        en: "Then you add us as a further access provider. The number stays; only the access is examined.",
        zh: "办理接入备案即可，备案号不变，只审核接入信息。",
      },
    },
    {
      question: { en: "Who can read the owner's data?", zh: "谁能查到所有者信息？" },
      answer: {
        en: "Public look-ups show organisations and hide most data of persons. Registries, and authorities with a legal ground, see all of it.",
        zh: "公开查询会显示企业名称，个人信息大多隐藏；注册局和依法查询的机关可看到完整信息。",
      },
    },
    {
      question: { en: "The company has a new name. What first?", zh: "公司改名了，先改哪个？" },
      answer: {
        en: "First a new template, then the names are transferred to it, last the filing is amended. In another order each refers to a company that no longer is.",
        zh: "先建新模板，再把域名过户到新模板，最后变更备案。顺序反了，每一步都会对不上。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What the data are for", zh: "这些资料用在哪里" },
  items: [
    { product: "bcd", relation: { en: "Registers names with a template", zh: "凭模板注册域名" } },
    { product: "dns", relation: { en: "Keeps the records", zh: "托管解析记录" } },
    { product: "ssl", relation: { en: "Takes the company from the same papers", zh: "企业型证书使用同一套资料" } },
    { product: "bcc", relation: { en: "Gives the address that is filed", zh: "提供备案所需的公网 IP" } },
  ],
  solutions: ["cloud-base"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "The form itself is in the console", zh: "在控制台填写" },
  lead: {
    en: "There you sign in, because it holds personal data. Nothing that you would type is sent from this page.",
    zh: "资料含个人信息，须登录后填写。本页不收集任何内容。",
  },
  actions: [
    { label: { en: "Open the data in the console", zh: "打开控制台资料管理" }, to: "console:/bcd/templates" },
    { label: { en: "Look for a name first", zh: "先查域名" }, to: "/products/bcd/search" },
  ],
};

export const content: PageContent = {
  code: "bcd",
  title: { en: "Domain and website data", zh: "域名与网站资料配置" },
  lead: {
    en: "For whoever has to fill in the forms: registrant templates, DNS records and the website filing, field by field, with the rule behind each and an example.",
    zh: "写给真正要填表的人：信息模板、解析记录与网站备案，逐项写明规则、示例和常见退回原因。",
  },
  actions: [
    { label: { en: "Begin with the template", zh: "从信息模板开始" }, to: "#template" },
    { label: { en: "See what to prepare", zh: "查看需备资料" }, to: "#papers" },
  ],
  figure,
  facts: [
    {
      label: { en: "Examination of a filing", zh: "管局审核时限" },
      value: { is: "words", words: { en: "≤ 20 working days", zh: "≤ 20 个工作日" } },
      anchor: "order",
    },
    {
      label: { en: "To confirm a generic name's mail", zh: "通用域名邮箱确认" },
      value: { is: "words", words: { en: "15 days", zh: "15 天内" } },
      anchor: "template",
    },
    {
      label: { en: "Public security filing after opening", zh: "公安备案，开通后" },
      value: { is: "words", words: { en: "30 days", zh: "30 日内" } },
      anchor: "order",
    },
  ],
  blocks: [order, template, papers, records, look, filing, questions, related, callToAction],
  seo: {
    title: { en: "Domain and website data: templates, DNS, filing", zh: "域名与网站资料：模板、解析、备案" },
    description: {
      en: "What to prepare for registrant templates, DNS records and the website filing in mainland China: rules, examples and reasons for refusal.",
      zh: "域名信息模板、解析记录与网站备案逐项说明：填写规则、示例与常见退回原因。",
    },
    keywords: { en: "registrant template, website filing, DNS records", zh: "域名信息模板,网站备案,解析设置" },
  },
  updatedAt: "2026-11-21",
};
