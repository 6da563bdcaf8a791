import { srsUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const breakage: SpecsBlock = {
  is: "specs",
  anchor: "breakage",
  nav: { en: "What may break", zh: "会碰坏什么" },
  heading: { en: "Eight settings, and what each is known to break", zh: "八项设置，各自会碰坏什么" },
  lead: {
    en: "Reinforcing is easy; doing it without a Monday of telephone calls is the trade. This is the table we work from.",
    zh: "加固不难，难的是周一早上电话不被打爆。我们照这张表干活。",
  },
  caption: {
    en: "Table 1. The setting, who may miss it, and how that is found out beforehand",
    zh: "表 1　设置、受影响对象与事前排查办法",
  },
  columns: [
    { en: "Setting", zh: "设置" },
    { en: "Who may miss it", zh: "可能影响" },
    { en: "How we know before", zh: "事前怎么查" },
  ],
  rows: [
    {
      label: { en: "No root and no passwords over SSH", zh: "SSH 禁 root、禁口令" },
      cells: [
        { en: "Backup scripts and old deployment tools", zh: "备份脚本、老的发布工具" },
        { en: "Accepted logins of 30 days, by method and account", zh: "统计 30 天内按账号与方式的成功登录" },
      ],
    },
    {
      label: { en: "TLS 1.0 and 1.1 off", zh: "关闭 TLS 1.0、1.1" },
      cells: [
        { en: "Cash registers, Java 7, Windows 7 as it was delivered", zh: "收银机、Java 7、未更新的 Windows 7" },
        {
          en: "The negotiated version is written to the access log for two weeks",
          zh: "访问日志记录协商版本，观察两周",
        },
      ],
    },
    {
      label: { en: "SMB 1 off", zh: "关闭 SMB 1" },
      cells: [
        { en: "Copiers that scan to a folder", zh: "扫描到共享文件夹的复印机" },
        { en: "Windows' own audit of SMB 1 access (event 3000)", zh: "开启系统自带的 SMB 1 访问审计（事件 3000）" },
      ],
    },
    {
      label: { en: "Lockout after failed logins", zh: "登录失败锁定" },
      cells: [
        { en: "A service that tries an old password every minute", zh: "每分钟用旧口令重试的服务" },
        { en: "Failures counted by account and source for a week", zh: "按账号和来源统计一周失败次数" },
      ],
    },
    {
      label: { en: "Passwords expire after 90 days", zh: "口令 90 天过期" },
      cells: [
        { en: "Jobs that run as a person", zh: "用个人账号跑的定时任务" },
        {
          en: "Schedulers are searched for accounts of people; those get keys first",
          zh: "排查计划任务中的个人账号，先改成密钥",
        },
      ],
    },
    {
      label: { en: "Ports closed", zh: "关闭端口" },
      cells: [
        { en: "A partner who calls once a month", zh: "每月连一次的合作方" },
        { en: "Connections of 35 days, so that a month's end is among them", zh: "看 35 天连接记录，确保含月末" },
      ],
    },
    {
      label: { en: "FILE right taken from MySQL accounts", zh: "回收 MySQL 的 FILE 权限" },
      cells: [
        { en: "Reports that use INTO OUTFILE", zh: "用 INTO OUTFILE 导出的报表" },
        { en: "The statement digests of performance_schema", zh: "查 performance_schema 的语句摘要" },
      ],
    },
    {
      label: { en: "Kernel and library updates", zh: "内核与基础库更新" },
      cells: [
        {
          en: "Drivers built for one kernel; programs that need a restart nobody planned",
          zh: "绑定内核的驱动、没安排过重启的程序",
        },
        { en: "The same update on a copy, then a restart of it", zh: "在副本上先更新、再重启" },
      ],
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "principles",
  nav: { en: "Principles", zh: "原则" },
  heading: { en: "Four habits of people who change production", zh: "改生产的人，四个习惯" },
  items: [
    {
      title: { en: "The way back is written first", zh: "先写退路" },
      text: {
        en: "Nobody invents an undo at two in the morning.",
        zh: "没人能在凌晨两点现想回退办法。",
      },
      mechanism: {
        en: "Each change is a pair of commands, forward and back, and both have been run on a copy. A snapshot stands behind the pair for whatever the pair forgets.",
        zh: "每项变更都是一对命令，改和退都在副本上跑过；再留一份快照兜底。",
      },
      limit: {
        en: "Some things have no way back, such as revoked keys. They are listed apart, and each needs a signature of its own.",
        zh: "有些没有退路，例如吊销密钥。这类单列，逐项签字。",
      },
    },
    {
      title: { en: "One host, then a few, then the rest", zh: "一台、几台、其余" },
      text: {
        en: "What goes wrong should go wrong once.",
        zh: "要出错，只出一次。",
      },
      mechanism: {
        en: "Three waves with at least a full working day between them; the first wave is the host whose owner sits beside us.",
        zh: "分三批，批间至少隔一个完整工作日；第一批选负责人就在旁边的那台。",
      },
      limit: {
        en: "Single hosts with no twin have no first wave. For those the copy has to do.",
        zh: "没有同类的单机谈不上分批，只能靠副本。",
      },
    },
    {
      title: { en: "Into the image as well", zh: "镜像一起改" },
      text: {
        en: "A server that is built anew next month should not bring the gap back.",
        zh: "下个月重装的机器，不该把老问题带回来。",
      },
      mechanism: {
        en: "Changes are delivered as Ansible roles in your repository, and applied from there, by hand only where there is no other way.",
        zh: "变更以 Ansible 角色交付到你的仓库并从仓库执行，实在不行才手工。",
      },
      limit: {
        en: "Appliances and old Windows take no roles. Their steps are a document with pictures.",
        zh: "专用设备和老 Windows 用不了，交付带截图的步骤文档。",
      },
    },
    {
      title: { en: "Proved with the same question", zh: "用原来的问题验收" },
      text: {
        en: "The finding is closed by the scan or check that raised it, not by our word.",
        zh: "谁提出的问题，就用谁的工具复查，不靠我们自己说。",
      },
      mechanism: {
        en: "After each wave the original command, plug-in or item is run again, by somebody who did not make the change; before and after stand side by side.",
        zh: "每批完成后，由没动手的人用原命令、原插件或原核查项重跑，前后并列。",
      },
      limit: {
        en: "Findings in your program's own code stay open: we change settings and versions.",
        zh: "代码里的问题不在此列，我们只改配置和版本。",
      },
    },
  ],
};

const course: StepsBlock = {
  is: "steps",
  anchor: "course",
  nav: { en: "Course", zh: "过程" },
  heading: { en: "Three weeks for fifty hosts", zh: "五十台，三个星期" },
  items: [
    {
      title: { en: "Sort the findings", zh: "给问题分堆" },
      text: {
        en: "Mend, cover, accept, retire. Usually a third of the list vanishes because the host can be switched off.",
        zh: "改、挡、认、下线。常有三分之一的问题，因为机器本来就能关掉。",
      },
      who: { en: "Both", zh: "双方" },
      duration: { en: "2 days", zh: "2 天" },
    },
    {
      title: { en: "Listen before changing", zh: "先观察" },
      text: {
        en: "Logging of table 1 is switched on. Nothing else happens in this time, and that is the point.",
        zh: "打开表 1 里的各项记录，这段时间什么都不改。",
      },
      who: { en: "Our engineers", zh: "我方工程师" },
      duration: { en: "5 to 14 days", zh: "5 至 14 天" },
    },
    {
      title: { en: "Rehearse on a copy", zh: "副本演练" },
      text: {
        en: "Forward, test, back, test. Your people say what “works” means: ten sentences are enough.",
        zh: "改、测、退、再测。“正常”的标准由你写，十句话就够。",
      },
      who: { en: "Both", zh: "双方" },
      duration: { en: "2 days", zh: "2 天" },
    },
    {
      title: { en: "Three waves", zh: "分三批实施" },
      text: {
        en: "In your change window, by two engineers: one types, one reads aloud and may say stop.",
        zh: "在你的变更窗口内两人操作：一人敲，一人念，念的人可以喊停。",
      },
      who: { en: "Two engineers, your approver", zh: "两名工程师与你的审批人" },
      duration: { en: "3 nights", zh: "3 个晚上" },
    },
    {
      title: { en: "Check, hand over, wait", zh: "复查、移交、守候" },
      text: {
        en: "The list is run again, the roles are yours, and for ten days (demo) the engineers who did it answer the telephone.",
        zh: "原清单重跑一遍，脚本归你；此后十天（演示）仍由原工程师接电话。",
      },
      who: { en: "Our engineers", zh: "我方工程师" },
      duration: { en: "1 day, then 10 on call", zh: "1 天，另守 10 天" },
    },
  ],
};

const sample: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Change record", zh: "变更记录" },
  heading: { en: "The record of one night", zh: "一晚的变更记录" },
  caption: {
    en: "Figure 2. A change that went back, and came again (invented, as is the company)",
    zh: "图 2　一次先退回、再完成的变更（公司与内容均为虚构）",
  },
  document: {
    title: { en: "Change record, wave 2", zh: "第 2 批变更记录" },
    number: "SAMPLE-SRS-W2",
    meta: [
      { en: "For: operations of [[company]]", zh: "交付：[[公司]] 运维部" },
      { en: "Hosts: app-03 to app-08", zh: "主机：app-03 至 app-08" },
      { en: "Window: 12 November, 23:00 to 03:00", zh: "窗口：11 月 12 日 23:00 至次日 03:00" },
    ],
    parts: [
      {
        id: "list",
        name: { en: "List", zh: "清单" },
        table: {
          columns: [
            { en: "Change", zh: "变更" },
            { en: "From", zh: "来源" },
            { en: "Result", zh: "结果" },
          ],
          rows: [
            [
              { en: "C-11 SSH: keys only", zh: "C-11 SSH 仅密钥" },
              { en: "Check LNX-1.04", zh: "核查 LNX-1.04" },
              { en: "Done, 6 of 6", zh: "完成，6/6" },
            ],
            [
              { en: "C-14 TLS 1.2 and later", zh: "C-14 仅 TLS 1.2 以上" },
              { en: "Scan, port 443", zh: "扫描，443 端口" },
              { en: "Went back on app-05, done on 14 November", zh: "app-05 回退，11 月 14 日完成" },
            ],
            [
              { en: "C-19 redis answers on the loopback only", zh: "C-19 Redis 仅监听本机" },
              { en: "Test PT-08", zh: "渗透 PT-08" },
              { en: "Done, 2 of 2", zh: "完成，2/2" },
            ],
          ],
        },
      },
      {
        id: "forward",
        name: { en: "C-14, forward", zh: "C-14 实施" },
        paragraphs: [
          {
            en: "The log of two weeks had shown no client below TLS 1.2, so the change was approved without exceptions.",
            zh: "两周日志里没有低于 TLS 1.2 的客户端，因此未设例外即批准。",
          },
        ],
        listing: [
          "23:41 snapshot app-05 -> s-[[id]]",
          "23:44 ansible-playbook tls.yml --limit app-05 --diff",
          "      -ssl_protocols TLSv1 TLSv1.1 TLSv1.2;",
          "      +ssl_protocols TLSv1.2 TLSv1.3;",
          "23:45 nginx -t && systemctl reload nginx      ok",
          "23:46 acceptance 1..10                        9 passed, 1 failed",
        ],
      },
      {
        id: "back",
        name: { en: "and back", zh: "回退" },
        paragraphs: [
          {
            en: "Sentence 7, “the nightly file of [[bank]] arrives”, failed: their gateway calls at 23:46, once a day, with TLS 1.0, on a port whose log was not among those switched on. The oversight was ours: the port stood in the configuration, not in the list.",
            zh: "第 7 句“[[银行]] 的夜间文件能送达”未通过：对方网关每天 23:46 用 TLS 1.0 连一次，而该端口的日志没有打开。这是我方疏漏：端口在配置里，却没列进清单。",
          },
        ],
        listing: [
          "23:52 ansible-playbook tls.yml --limit app-05 -e state=before",
          "23:53 nginx -t && systemctl reload nginx      ok",
          "23:58 acceptance 1..10                        10 passed",
        ],
      },
      {
        id: "again",
        name: { en: "Two days later", zh: "两天后" },
        paragraphs: [
          {
            en: "The bank's port has a server block of its own with TLS 1.0, open to [[two addresses]] only, as an exception until 28 February. Everything else on app-05 speaks TLS 1.2 and later. Scan repeated by [[second engineer]]: closed, one exception noted.",
            zh: "银行端口单独配置并保留 TLS 1.0，仅对 [[两个地址]] 开放，例外至 2 月 28 日；app-05 其余端口均为 TLS 1.2 以上。由 [[第二名工程师]] 复扫：已关闭，记一条例外。",
          },
        ],
      },
    ],
    signed: {
      en: "Signed by the two engineers of the night and by the approver of the change",
      zh: "由当晚两名工程师与变更审批人签字",
    },
  },
  note: {
    en: "We chose a night that did not go smoothly. The record exists for those.",
    zh: "特意选了不顺的一晚：记录就是为这种时候准备的。",
  },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By hosts, with three waves in it", zh: "按主机数，三批都含" },
  demo: demoPrices,
  lines: [
    {
      id: "hosts10",
      name: { en: "Up to 10 hosts", zh: "10 台以内" },
      for: { en: "One application and its database", zh: "一个应用加数据库" },
      usd: srsUsd.hosts10,
      unit: "once",
    },
    {
      id: "hosts50",
      name: { en: "Up to 50 hosts", zh: "50 台以内" },
      for: { en: "A level 2 or 3 system before its assessment", zh: "测评前的二级、三级系统" },
      usd: srsUsd.hosts50,
      unit: "once",
    },
    {
      id: "hosts200",
      name: { en: "Up to 200 hosts", zh: "200 台以内" },
      for: { en: "A whole room, in several windows", zh: "整个机房，分多个窗口" },
      usd: srsUsd.hosts200,
      unit: "once",
    },
  ],
  note: demoPriceNote,
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  heading: { en: "Mend it, cover it, or watch it", zh: "改、挡、盯" },
  caption: { en: "Table 2. Three answers to one finding", zh: "表 2　同一个问题的三种应对" },
  subjects: ["srs", "waf", "hosteye"],
  rows: [
    {
      criterion: { en: "The finding afterwards", zh: "问题本身" },
      values: [
        { en: "Gone", zh: "消失" },
        { en: "There, but harder to reach", zh: "还在，但不易触及" },
        { en: "There, and noticed when used", zh: "还在，被利用时会发现" },
      ],
    },
    {
      criterion: { en: "In force after", zh: "多久见效" },
      values: [
        { en: "Two to three weeks", zh: "两到三周" },
        { en: "A day", zh: "一天" },
        { en: "An hour", zh: "一小时" },
      ],
    },
    {
      criterion: { en: "Touches your hosts", zh: "是否动主机" },
      values: [
        { en: "Yes, with a window", zh: "动，需要窗口" },
        { en: "No", zh: "不动" },
        { en: "An agent", zh: "装代理" },
      ],
    },
  ],
  chooseWhen: [
    { en: "the hosts will still be there in a year.", zh: "这些主机一年后还在。" },
    {
      en: "the finding is on the web, and mending takes until the next release.",
      zh: "问题在 Web 上，要等下个版本才能改。",
    },
    { en: "nobody may touch the host, for support or for licence.", zh: "因维保或许可，谁都不能碰主机。" },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "From people who have been burnt", zh: "吃过亏的人会问" },
  items: [
    {
      question: { en: "Which reports do you accept?", zh: "认谁的报告？" },
      answer: {
        en: "Anybody's: our check, a scanner's export, an assessor's list. Findings that we cannot reproduce come back to you with what we saw instead.",
        zh: "谁的都行：我们的核查表、扫描器导出、测评整改单。复现不了的会退回，并写明我们看到了什么。",
      },
    },
    {
      question: { en: "What if our software's maker forbids changes?", zh: "软件厂商不让改怎么办？" },
      answer: {
        en: "Then it is not changed. We write the question to the maker for you, put a cover in front where one exists, and note the rest as accepted, with a date.",
        zh: "那就不改。我们替你拟好给厂商的询问函，能在前面挡的先挡，其余记为接受风险并写明日期。",
      },
    },
    {
      question: { en: "Will level 3 be passed afterwards?", zh: "加固完三级就能过吗？" },
      answer: {
        en: "The technical findings that you gave us will be closed or explained. Procedures, rooms and people are judged as well, and no setting helps there.",
        zh: "你给的技术类问题会关闭或有说明。制度、机房和人员同样要评，靠改配置解决不了。",
      },
    },
    {
      question: { en: "Do you need administrator rights for good?", zh: "要长期给管理员权限吗？" },
      answer: {
        en: "For the nights of the waves, through your bastion, recorded. The accounts have a last day, which is the day of the handover.",
        zh: "只在实施当晚，经你的堡垒机并录像。账号到移交当天失效。",
      },
    },
    {
      question: { en: "How long does it last?", zh: "能管多久？" },
      answer: {
        en: "Until somebody changes something. Look again after half a year with the configuration check, or every day with HostEye.",
        zh: "到有人再改动为止。半年后用基线核查看一次，或用主机安全天天看。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Where the list comes from", zh: "任务单从哪来" },
  items: [
    { product: "sccs", relation: { en: "Names settings that differ from the baseline", zh: "列出与基线不符的设置" } },
    { product: "vss", relation: { en: "Names versions with known holes", zh: "列出有已知漏洞的版本" } },
    { product: "pts", relation: { en: "Names what an attacker really used", zh: "列出真正被利用的点" } },
    { product: "cag", relation: { en: "Lets our engineers in, and records them", zh: "让工程师进来，并录像" } },
  ],
  solutions: ["dengbao-solution", "medical"],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. From three lists of findings to three waves; each wave can go back.",
    zh: "图 1　三份问题清单汇成三批实施，每一批都能退回。",
  },
  nodes: [
    { id: "sccs", label: { en: "Check", zh: "基线核查" }, product: "sccs", column: 0, row: 0, kind: "security" },
    { id: "vss", label: { en: "Scan", zh: "漏洞扫描" }, product: "vss", column: 1, row: 0, kind: "security" },
    { id: "pts", label: { en: "Test", zh: "渗透测试" }, product: "pts", column: 2, row: 0, kind: "security" },
    {
      id: "srs",
      label: { en: "Sorted list", zh: "分类清单" },
      note: { en: "SRS", zh: "SRS" },
      product: "srs",
      column: 1,
      row: 1,
      kind: "security",
    },
    {
      id: "copy",
      label: { en: "Copy", zh: "副本演练" },
      note: { en: "forward and back", zh: "改与退" },
      column: 0,
      row: 2,
      kind: "compute",
    },
    {
      id: "wave1",
      label: { en: "Wave 1", zh: "第一批" },
      note: { en: "one host", zh: "一台" },
      column: 1,
      row: 2,
      kind: "compute",
    },
    {
      id: "wave2",
      label: { en: "Waves 2, 3", zh: "二、三批" },
      note: { en: "the rest", zh: "其余" },
      column: 2,
      row: 2,
      kind: "compute",
    },
    { id: "cds", label: { en: "Snapshots", zh: "快照" }, product: "cds", column: 1, row: 3, kind: "storage" },
  ],
  edges: [
    { from: "sccs", to: "srs", label: { en: "Gaps in settings", zh: "配置差距" } },
    { from: "vss", to: "srs", label: { en: "Old versions", zh: "过旧版本" } },
    { from: "pts", to: "srs", label: { en: "Proven holes", zh: "已验证漏洞" } },
    { from: "srs", to: "copy", label: { en: "Each change is rehearsed", zh: "逐项演练" } },
    { from: "copy", to: "wave1", label: { en: "then made on one host", zh: "先改一台" } },
    { from: "wave1", to: "wave2", label: { en: "and a working day later on others", zh: "隔一个工作日再改其余" } },
    { from: "wave1", to: "cds", label: { en: "A snapshot is the last way back", zh: "快照是最后的退路" } },
    { from: "wave2", to: "cds", label: { en: "for every wave", zh: "每批都有" } },
  ],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Send the report you already have", zh: "把手头那份报告发来" },
  lead: {
    en: "You get it back sorted into four piles, with the number of nights and a price. What you would rather mend yourself is struck off before you order.",
    zh: "我们分成四堆还给你，写明要几个晚上、多少费用。想自己改的，下单前先划掉。",
  },
  actions: [
    { label: { en: "Upload a report", zh: "上传报告" }, to: "console:/srs/create" },
    { label: { en: "See what may break", zh: "看会碰坏什么" }, to: "#breakage" },
  ],
};

export const content: PageContent = {
  code: "srs",
  title: { en: "Security Reinforcement Service", zh: "安全加固服务" },
  lead: {
    en: "We take the findings of scans, checks and tests and mend them on your hosts: rehearsed, in waves, each with its way back. For teams with a long list, a close date, and systems that must not stop.",
    zh: "把扫描、核查、渗透留下的问题在主机上改好：先演练、再分批、每步可退。适合清单长、期限近、业务又不能停的团队。",
  },
  actions: [
    { label: { en: "What may break", zh: "先看会碰坏什么" }, to: "#breakage" },
    { label: { en: "Upload a report", zh: "上传报告" }, to: "console:/srs/create" },
  ],
  figure,
  facts: [
    {
      label: { en: "Up to 10 hosts (demo price)", zh: "10 台以内（演示价格）" },
      value: { is: "price", usd: srsUsd.hosts10, unit: { en: "once", zh: "每次" } },
      anchor: "prices",
    },
    {
      label: { en: "Each change has", zh: "每项变更" },
      value: { is: "words", words: { en: "A rehearsed way back", zh: "退路已演练" } },
      anchor: "principles",
    },
    {
      label: { en: "Fifty hosts take (demo)", zh: "五十台用时（演示）" },
      value: { is: "words", words: { en: "Three weeks, three nights", zh: "三周，三个晚上" } },
      anchor: "course",
    },
  ],
  blocks: [breakage, features, course, sample, prices, comparison, questions, related, callToAction],
  seo: {
    title: { en: "Security reinforcement: in waves, with a way back", zh: "安全加固服务：分批实施，步步可退" },
    description: {
      en: "Closing the findings of scans and audits on live hosts: which settings break what, three rehearsed waves, a sample change record and demo prices.",
      zh: "在生产主机上整改扫描与测评问题：哪些设置会碰坏什么、三批实施、变更记录样例与演示价格。",
    },
    keywords: {
      en: "security hardening, system reinforcement, remediation, rollback, ZhiAn Cloud",
      zh: "安全加固,系统加固,等保整改,回退,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
