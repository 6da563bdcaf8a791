import { lasUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type {
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import type { AttacksBlock, CoverageBlock } from "../../model/security-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const sizing: SpecsBlock = {
  is: "specs",
  anchor: "sizing",
  nav: { en: "How much is it?", zh: "估算日志量" },
  heading: { en: "How much do you write in a day?", zh: "你一天会产生多少日志" },
  lead: {
    en: "Editions are told apart by what arrives. Add up your sources; most offices are surprised by the firewall and the database, not by the servers.",
    zh: "版本按每日进入的数据量划分。把来源加一加：真正的大头通常是防火墙和数据库审计，而不是服务器本身。",
  },
  caption: {
    en: "Table 1. What common sources send, as a first estimate (demo); measure a week before you order",
    zh: "表 1　常见来源的日志量，供初步估算（演示），订购前请实测一周",
  },
  columns: [
    { en: "Source", zh: "来源" },
    { en: "Lines in a day", zh: "每日条数" },
    { en: "Bytes in a line", zh: "每条字节" },
    { en: "GiB in a day", zh: "每日 GiB" },
  ],
  rows: [
    {
      label: { en: "Linux server: logins, sudo, system", zh: "Linux 服务器：登录、sudo、系统" },
      cells: [
        { en: "60,000", zh: "60,000" },
        { en: "250", zh: "250" },
        { en: "0.014", zh: "0.014" },
      ],
    },
    {
      label: { en: "Windows server: security and system", zh: "Windows 服务器：安全、系统" },
      cells: [
        { en: "100,000", zh: "100,000" },
        { en: "1,200", zh: "1,200" },
        { en: "0.11", zh: "0.11" },
      ],
    },
    {
      label: { en: "Firewall of an office of 200, every session", zh: "200 人办公室的防火墙，逐会话" },
      cells: [
        { en: "2,160,000", zh: "2,160,000" },
        { en: "450", zh: "450" },
        { en: "0.91", zh: "0.91" },
      ],
    },
    {
      label: { en: "Web access log, 20 requests a second", zh: "Web 访问日志，每秒 20 次" },
      cells: [
        { en: "1,728,000", zh: "1,728,000" },
        { en: "350", zh: "350" },
        { en: "0.56", zh: "0.56" },
      ],
    },
    {
      label: { en: "Database audit, 50 statements a second", zh: "数据库审计，每秒 50 条语句" },
      cells: [
        { en: "4,320,000", zh: "4,320,000" },
        { en: "400", zh: "400" },
        { en: "1.6", zh: "1.6" },
      ],
    },
    {
      label: { en: "Bastion, ten administrators", zh: "堡垒机，10 名运维人员" },
      cells: [
        { en: "5,000", zh: "5,000" },
        { en: "300", zh: "300" },
        { en: "0.001", zh: "0.001" },
      ],
    },
  ],
  note: {
    en: "Counted before compression. Text shrinks to about a tenth in the archive, which is why keeping is cheap and reading in is what costs.",
    zh: "按压缩前计算。归档后约为十分之一，所以贵在写入与索引，不在留存。",
  },
};

const terminal: TerminalBlock = {
  is: "terminal",
  anchor: "connect",
  nav: { en: "Connect", zh: "接入" },
  heading: { en: "A Linux server, connected in four commands", zh: "四条命令接入一台 Linux" },
  lead: {
    en: "With the rsyslog that is there already, over TLS, and with a queue on disk for the hours in which the line is down. las.example stands for the address in your console.",
    zh: "用系统自带的 rsyslog，走 TLS，断线时先排在本地磁盘。las.example 代表控制台里给你的接入地址。",
  },
  steps: [
    {
      explanation: { en: "The module for TLS", zh: "安装 TLS 模块" },
      command: "apt-get -y install rsyslog-gnutls",
    },
    {
      explanation: {
        en: "Send everything, check who receives it, keep up to 1 GiB while nobody answers",
        zh: "全部转发，校验对端，断线时最多缓存 1 GiB",
      },
      command: `cat > /etc/rsyslog.d/60-las.conf <<'END'
global(DefaultNetstreamDriverCAFile="/etc/ssl/certs/ca-certificates.crt")
*.* action(type="omfwd" target="las.example" port="6514" protocol="tcp"
  StreamDriver="gtls" StreamDriverMode="1" StreamDriverAuthMode="x509/name"
  StreamDriverPermittedPeers="las.example" template="RSYSLOG_SyslogProtocol23Format"
  queue.type="LinkedList" queue.filename="las" queue.maxDiskSpace="1g"
  queue.saveOnShutdown="on" action.resumeRetryCount="-1")
END`,
    },
    {
      explanation: { en: "Check the file, then start anew", zh: "先查语法，再重启" },
      command: "rsyslogd -N1 && systemctl restart rsyslog",
    },
    {
      explanation: { en: "Write a line that you can look for", zh: "写一条能搜到的测试日志" },
      command: 'logger -p auth.notice -t las-test "hello from $(hostname)"',
    },
    {
      explanation: {
        en: "Months later: prove that an exported day is what was received",
        zh: "几个月后：证明导出的那一天没被改过",
      },
      command:
        "sha256sum -c 2026-11-20.sha256\nopenssl ts -verify -data 2026-11-20.log.gz -in 2026-11-20.tsr -CAfile tsa.pem",
    },
  ],
};

const attacks: AttacksBlock = {
  is: "attacks",
  anchor: "attacks",
  nav: { en: "Traces", zh: "抹痕与还原" },
  heading: { en: "Six ways to leave no trace, and the trace", zh: "六种“不留痕迹”，以及留下的痕迹" },
  lead: {
    en: "A log is attacked by deleting it, drowning it, or by acting where nobody compares two lines.",
    zh: "对付日志的办法无非三种：删掉、淹没，或者赌没人会把两条放在一起看。",
  },
  caption: {
    en: "Table 2. What is done, what an auditor finds on the machine alone, and what is found here",
    zh: "表 2　动作、只看本机能找到什么、在日志审计里能找到什么",
  },
  items: [
    {
      id: "wipe",
      name: { en: "Deleting the log", zh: "删日志" },
      request: "journalctl --rotate; journalctl --vacuum-time=1s; : > /var/log/auth.log",
      without: {
        en: "An empty file. Nobody can say since when, or what was in it.",
        zh: "一个空文件，谁也说不清从何时起、少了什么。",
      },
      with: {
        en: "Every line up to the command is here already, the command with them.",
        zh: "那条命令之前的每一行都已在此，包括命令本身。",
      },
      log: [
        "time=2026-11-20T02:58:11+08:00",
        "rule=LOG-WIPED",
        "host=app-03",
        "user=deploy",
        "via=sudo",
        "command=journalctl --vacuum-time=1s",
        "lines_last_hour=2411",
        "severity=high",
      ],
    },
    {
      id: "silence",
      name: { en: "Switching a source off", zh: "停掉日志源" },
      request: "systemctl stop rsyslog",
      without: { en: "Quiet. Quiet looks like peace.", zh: "很安静，安静得像没事发生。" },
      with: {
        en: "Each source has a rhythm. Fifteen minutes without a line from one that never paused is an alert.",
        zh: "每个来源都有自己的节奏，从不停顿的来源静默十五分钟即告警。",
      },
      log: [
        "time=2026-11-20T03:14:00+08:00",
        "rule=SOURCE-SILENT",
        "source=app-03",
        "last=2026-11-20T02:58:54+08:00",
        "usual_gap=9s",
        "silent=906s",
        "severity=medium",
      ],
    },
    {
      id: "twoplaces",
      name: { en: "One account in two places", zh: "一个账号两地登录" },
      request: {
        en: "VPN login of l.chen in Jakarta, bastion login of l.chen in Shanghai, 20 minutes apart",
        zh: "l.chen 在雅加达登录 VPN，20 分钟后在上海登录堡垒机",
      },
      without: {
        en: "Two successful logins in two logs. Each of them is correct.",
        zh: "两份日志里各有一次成功登录，单看都没毛病。",
      },
      with: {
        en: "One rule compares the two and asks which of them is Ms Chen.",
        zh: "一条关联规则把两者放在一起，问哪一个才是本人。",
      },
      log: [
        "time=2026-11-20T09:41:37+08:00",
        "rule=IMPOSSIBLE-TRAVEL",
        "user=l.chen",
        "first=vpn:192.0.2.17:ID",
        "second=bastion:198.51.100.61:CN",
        "apart=1204s",
        "severity=high",
      ],
    },
    {
      id: "export",
      name: { en: "A quiet export", zh: "悄悄导数据" },
      request: {
        en: "SELECT * FROM customer; 212,000 rows to a reporting account at 01:20",
        zh: "01:20，报表账号执行 SELECT * FROM customer，返回 212,000 行",
      },
      without: {
        en: "The slow-query log, if it is on, and if it has not rotated.",
        zh: "慢查询日志里也许有，前提是开了、还没被轮转掉。",
      },
      with: {
        en: "Rows returned are compared with what this account reads on other nights: a few hundred.",
        zh: "与该账号往常每晚只读几百行相比，立即显出异常。",
      },
      log: [
        "time=2026-11-20T01:20:44+08:00",
        "rule=DB-BULK-READ",
        "db=crm",
        "user=report_ro",
        "src=10.0.8.21",
        "rows=212340",
        "usual_max=640",
        "severity=high",
      ],
    },
    {
      id: "window",
      name: { en: "A rule that existed for an hour", zh: "只开了一小时的规则" },
      request: {
        en: "security group: allow 0.0.0.0/0 → 3389 at 22:05, removed at 23:10",
        zh: "安全组：22:05 放行 0.0.0.0/0 → 3389，23:10 删除",
      },
      without: { en: "The configuration in the morning is spotless.", zh: "早上检查配置，一切如常。" },
      with: {
        en: "Both changes, their author, and eleven connections in between stand on one time line.",
        zh: "开、关两次变更、操作人，以及期间的十一次连接，排在同一条时间线上。",
      },
      log: [
        "time=2026-11-20T23:10:02+08:00",
        "rule=EXPOSED-WINDOW",
        "group=sg-office",
        "port=3389",
        "by=w.santoso",
        "open=3902s",
        "connections=11",
        "severity=medium",
      ],
    },
    {
      id: "alter",
      name: { en: "Altering what was kept", zh: "篡改归档" },
      request: {
        en: "an administrator of the log system replaces one archived day",
        zh: "日志系统管理员替换了某一天的归档",
      },
      without: { en: "A file with a plausible date.", zh: "一个日期看起来很正常的文件。" },
      with: {
        en: "The store refuses to overwrite before its term. A copy altered elsewhere no longer fits the chain or the time stamp.",
        zh: "存储在锁定期内拒绝覆盖；在别处改过的副本对不上散列链与时间戳。",
      },
      log: [
        "time=2026-11-20T15:02:19+08:00",
        "rule=ARCHIVE-TOUCHED",
        "object=2026-08-14.log.gz",
        "by=root@las-admin",
        "lock_until=2027-02-14",
        "action=refused",
        "chain=ok",
        "severity=critical",
      ],
    },
  ],
  note: {
    en: "Names and addresses are invented. What a rule can see depends on what its sources write: without database audit there are no rows to count.",
    zh: "人名与地址均为虚构。规则能看到什么取决于来源写了什么：没开数据库审计，就数不出行数。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "From line to proof", zh: "从日志到证据" },
  heading: { en: "How a line becomes evidence", zh: "一行日志怎样变成证据" },
  items: [
    {
      title: { en: "It takes what your devices speak", zh: "设备会什么，就收什么" },
      text: { en: "Nobody replaces a switch because of its log format.", zh: "没人会为了日志格式换一台交换机。" },
      mechanism: {
        en: "Syslog by RFC 5424 and the older 3164, over TLS, TCP or UDP; Windows events by agent; cloud services by their interface; files from Object Storage.",
        zh: "支持 RFC 5424 与旧式 3164 的 syslog（TLS、TCP、UDP），Windows 事件用采集器，云服务走接口，文件从对象存储读取。",
      },
      limit: {
        en: "UDP loses lines under load and nobody notices. Use it only where a device can do nothing else.",
        zh: "UDP 在高负载下会丢，且无从察觉，只在设备别无选择时使用。",
      },
    },
    {
      title: { en: "The same question for all of them", zh: "一个问题问遍所有来源" },
      text: {
        en: "Who used this address on Tuesday? One search, not nine.",
        zh: "周二谁用过这个地址？查一次，而不是九次。",
      },
      mechanism: {
        en: "About 90 parsers (demo) bring user, source, target, action and result into fields of the same name. The raw line is kept beside them.",
        zh: "约 90 种解析规则（演示）把用户、来源、目标、动作、结果归到同名字段，原始行一并保留。",
      },
      limit: {
        en: "An unknown format is searchable as text at once, by field only after a parser is written: by you, or by us within five working days.",
        zh: "未知格式可立即全文检索；按字段查需写解析规则，可自写，也可由我们五个工作日内完成。",
      },
    },
    {
      title: { en: "What is received stays as it was", zh: "收进来就改不了" },
      text: { en: "Not even our own administrators can improve the past.", zh: "我们自己的管理员也改不了过去。" },
      mechanism: {
        en: "Each hour is closed as an object under a retention lock. It carries the hash of the hour before; a day is sealed with an RFC 3161 time stamp.",
        zh: "每小时封存为带锁定期的对象，含前一小时的散列；每天加盖 RFC 3161 时间戳。",
      },
      limit: {
        en: "It proves what arrived. What a manipulated source never sent, or sent falsely, it cannot know.",
        zh: "它能证明收到了什么；来源被控后没发的、造假发出的，它无从知晓。",
      },
    },
    {
      title: { en: "Recent days at once, old ones in minutes", zh: "近期秒查，远期几分钟" },
      text: {
        en: "You ask mostly about yesterday, and once a year about last spring.",
        zh: "平时问的是昨天，一年里总有一次要问去年春天。",
      },
      mechanism: {
        en: "Thirty days are indexed; the rest is compressed in Object Storage by hour and source, and only the hours asked for are read back.",
        zh: "最近三十天建索引，其余按小时和来源压缩存放于对象存储，只回读需要的时段。",
      },
      limit: {
        en: "A month of one source comes back in about ten minutes (demo). Whoever searches old data daily should order more indexed days.",
        zh: "单个来源回读一个月约十分钟（演示）；若天天查旧数据，请加购索引天数。",
      },
    },
    {
      title: { en: "The auditor is not the administrator", zh: "审计员不是管理员" },
      text: { en: "Those who are recorded must not hold the eraser.", zh: "被记录的人，手里不能有橡皮。" },
      mechanism: {
        en: "Three roles that one account cannot combine: run the system, set the policy, read the records. Each search is recorded in turn.",
        zh: "系统、安全、审计三权分立，一个账号不能兼任，每次查询同样留痕。",
      },
      limit: {
        en: "In a team of two this is a form on paper only. Say so in your procedures.",
        zh: "只有两个人的团队，分立只能停在纸面上，请在制度里如实写明。",
      },
    },
  ],
};

const coverage: CoverageBlock = {
  is: "coverage",
  anchor: "coverage",
  nav: { en: "MLPS", zh: "等保对照" },
  heading: { en: "Six months, and the clauses around them", zh: "六个月，以及相关条款" },
  lead: {
    en: "China's Cybersecurity Law asks for network logs to be kept for at least six months. Classified Protection (MLPS, 等保) says which ones, and who may touch them.",
    zh: "《网络安全法》要求网络日志留存不少于六个月；等保进一步规定记什么、谁能动。",
  },
  caption: { en: "Table 3. Controls on audit in GB/T 22239-2019", zh: "表 3　GB/T 22239-2019 中与审计相关的控制点" },
  controls: [
    {
      name: { en: "Central collection", zh: "管理中心：审计数据汇总" },
      inChinese: "集中管控",
      level3: "8.1.5.4 d",
      does: {
        en: "Gathers the records of scattered devices, analyses them together and keeps them for the legal term.",
        zh: "汇总分散在各设备上的审计数据，集中分析，并按法定期限留存。",
      },
      remains: { en: "A list of all devices, so that none is forgotten.", zh: "一份完整的设备清单，别漏掉谁。" },
    },
    {
      name: { en: "The auditor's work", zh: "管理中心：审计管理" },
      inChinese: "审计管理",
      level2: "7.1.5.2 a, b",
      level3: "8.1.5.2 a, b",
      does: {
        en: "Gives auditors an interface of their own, identifies them, records what they do, and stores by policy.",
        zh: "审计管理员单独鉴别、专用界面、操作留痕，按策略存储、查询。",
      },
      remains: {
        en: "A person appointed, and a note each month of what was found.",
        zh: "任命审计管理员，每月写一份分析记录。",
      },
    },
    {
      name: { en: "Records of hosts", zh: "计算环境：安全审计" },
      inChinese: "安全审计",
      level2: "7.1.4.3 b, c",
      level3: "8.1.4.3 b, c",
      does: {
        en: "Brings time, user, kind and result into fields; protects records from deletion and keeps a second copy.",
        zh: "时间、用户、事件类型、结果归入字段，防删除、防覆盖，并存第二份。",
      },
      remains: {
        en: "Auditing switched on for every user (a), and its process protected on the host (8.1.4.3 d).",
        zh: "每台主机开启审计并覆盖每个用户（a），保护审计进程（8.1.4.3 d）。",
      },
    },
    {
      name: { en: "Records of the boundary", zh: "区域边界：安全审计" },
      inChinese: "安全审计",
      level2: "7.1.3.5 b, c",
      level3: "8.1.3.5 b, c",
      does: {
        en: "The same for firewalls, gateways and load balancers.",
        zh: "防火墙、网关、负载均衡的记录同样处理。",
      },
      remains: {
        en: "Logging enabled on those rules that matter, not only on refusals.",
        zh: "关键放行规则也要记日志，别只记拒绝。",
      },
    },
    {
      name: { en: "Remote access and use of the internet", zh: "区域边界：远程访问与上网行为" },
      inChinese: "安全审计",
      level3: "8.1.3.5 d",
      does: {
        en: "Reports of their own for remote users and for web access.",
        zh: "远程访问、访问互联网的行为单独成表分析。",
      },
      remains: {
        en: "A VPN or zero-trust gateway and a proxy that write these records.",
        zh: "需有 VPN 或零信任网关、上网代理产生这些记录。",
      },
    },
    {
      name: { en: "Events recognised", zh: "管理中心：安全事件" },
      inChinese: "集中管控",
      level3: "8.1.5.4 f",
      does: {
        en: "Forty rules to begin with (demo), alerts by mail, SMS or webhook.",
        zh: "自带四十条关联规则（演示），邮件、短信、Webhook 告警。",
      },
      remains: {
        en: "Somebody who answers, and rules for your own business.",
        zh: "有人响应，并补充符合你业务的规则。",
      },
    },
  ],
  note: {
    en: "Meant for planning, without the authority of an assessor. The published text decides. Other laws, for example on payments or health, may ask for longer terms.",
    zh: "供规划使用，不代替测评机构。条款以公开发布的文本为准。支付、医疗等行业另有规定的，从其更长期限。",
  },
  source: { label: { en: "Text of the standard", zh: "标准原文" }, url: "https://openstd.samr.gov.cn/" },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By what arrives, not by how many devices", zh: "按流入量计价，不按设备数" },
  lead: {
    en: "Each edition includes 30 indexed days and 180 days of archive (demo). A day above the volume is accepted; the third within a week leads to a call, not to lost lines.",
    zh: "各版本均含 30 天索引、180 天归档（演示）。偶尔超量照收不误，一周内第三次超量会联系你，不会丢日志。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "g1",
      name: { en: "1 GiB a day", zh: "每日 1 GiB" },
      for: {
        en: "A level-2 system: a site, a database, a firewall with brief logs",
        zh: "一个二级系统：网站、数据库、精简日志的防火墙",
      },
      usd: lasUsdPerMonth.g1,
      unit: "month",
      slaPercent: demoSla.las,
    },
    {
      id: "g5",
      name: { en: "5 GiB a day", zh: "每日 5 GiB" },
      for: { en: "An office with database audit, systems of level 3", zh: "含数据库审计的单位，三级系统" },
      usd: lasUsdPerMonth.g5,
      unit: "month",
      slaPercent: demoSla.las,
    },
    {
      id: "g20",
      name: { en: "20 GiB a day", zh: "每日 20 GiB" },
      for: { en: "Several sites in one archive, full sessions of every firewall", zh: "多地汇总，防火墙逐会话记录" },
      usd: lasUsdPerMonth.g20,
      unit: "month",
      slaPercent: demoSla.las,
    },
  ],
  note: demoPriceNote,
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Where lines come from and where they end. The broken line is somebody who wants one of them gone.",
    zh: "图 1　日志从哪里来、到哪里去。虚线是想让其中一行消失的人。",
  },
  nodes: [
    {
      id: "waf",
      label: { en: "Web firewall", zh: "应用防火墙" },
      note: { en: "decisions", zh: "处置记录" },
      product: "waf",
      column: 0,
      row: 0,
      kind: "security",
    },
    {
      id: "cag",
      label: { en: "Bastion", zh: "堡垒机" },
      note: { en: "sessions", zh: "运维会话" },
      product: "cag",
      column: 1,
      row: 0,
      kind: "security",
    },
    {
      id: "bcc",
      label: { en: "Servers", zh: "云服务器" },
      note: { en: "syslog, TLS", zh: "syslog、TLS" },
      product: "bcc",
      column: 2,
      row: 0,
      kind: "compute",
    },
    {
      id: "mysql",
      label: { en: "Databases", zh: "数据库" },
      note: { en: "audit", zh: "审计日志" },
      product: "mysql",
      column: 0,
      row: 1,
      kind: "storage",
    },
    {
      id: "las",
      label: { en: "Log Audit", zh: "日志审计" },
      note: { en: "fields, rules", zh: "解析与关联" },
      product: "las",
      column: 1,
      row: 1,
      kind: "security",
    },
    { id: "admin", label: { en: "An insider", zh: "内部人员" }, column: 2, row: 1, kind: "outside" },
    {
      id: "auditor",
      label: { en: "Auditor", zh: "审计员" },
      note: { en: "reads only", zh: "只读" },
      column: 0,
      row: 2,
      kind: "outside",
    },
    {
      id: "bos",
      label: { en: "Archive", zh: "归档" },
      note: { en: "BOS, locked", zh: "BOS，锁定" },
      product: "bos",
      column: 1,
      row: 2,
      kind: "storage",
    },
  ],
  edges: [
    { from: "waf", to: "las", label: { en: "The web firewall sends its decisions", zh: "应用防火墙发送处置记录" } },
    { from: "cag", to: "las", label: { en: "The bastion sends who did what", zh: "堡垒机发送谁做了什么" } },
    { from: "bcc", to: "las", label: { en: "Servers send syslog over TLS", zh: "服务器经 TLS 发送 syslog" } },
    { from: "mysql", to: "las", label: { en: "Databases send statements and row counts", zh: "数据库发送语句与行数" } },
    { from: "las", to: "bos", label: { en: "Each hour is closed and locked", zh: "每小时封存并锁定" } },
    { from: "las", to: "auditor", label: { en: "The auditor searches", zh: "审计员检索" } },
    {
      from: "admin",
      to: "bos",
      isAttack: true,
      label: { en: "An insider cannot overwrite a locked hour", zh: "内部人员无法覆盖已锁定的时段" },
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Questions before the first line is sent", zh: "发第一行之前常问的" },
  items: [
    {
      question: { en: "Why not simply keep the files on each server?", zh: "日志留在各台服务器上不行吗？" },
      answer: {
        en: "Because whoever takes over the server takes over its logs. And because six months on twenty disks is six months that nobody has ever searched.",
        zh: "服务器被控，日志也就归了别人。而且散在二十块盘上的六个月，等于没人查过的六个月。",
      },
    },
    {
      question: { en: "Does our line break when you do?", zh: "你们故障会拖累我们的业务吗？" },
      answer: {
        en: "No. Senders queue on their disk and go on; programs never wait for us. With the queue shown above, 1 GiB lasts a quiet server for weeks.",
        zh: "不会。发送端先排在本地磁盘，业务程序不等我们。按上面的配置，1 GiB 够一台普通服务器撑几周。",
      },
    },
    {
      question: { en: "May logs with personal data leave the country?", zh: "含个人信息的日志能出境吗？" },
      answer: {
        en: "Choose the region once, and lines stay there, the archive too. Masking of phone and identity numbers happens on arrival and cannot be undone. Whether a transfer is allowed is a question for your lawyer.",
        zh: "地域一次选定，数据与归档都不离开。手机号、证件号在入库时脱敏且不可还原。能否出境请咨询法务。",
      },
    },
    {
      question: { en: "Can we leave with our data?", zh: "不用了，数据能带走吗？" },
      answer: {
        en: "Yes: raw lines by hour as gzip, with the hash chain and the time stamps, readable without our software.",
        zh: "可以。按小时导出 gzip 原始日志，连同散列链与时间戳，不用我们的软件也能读、能验。",
      },
    },
    {
      question: { en: "Is this a SIEM?", zh: "这算 SIEM 吗？" },
      answer: {
        en: "A modest one. It correlates, alerts and proves. It has no case management and orders no device to block anything; if you need a team that acts, look at Managed Security.",
        zh: "算轻量的。能关联、告警、取证，但没有工单流转，也不会指挥设备封禁；需要有人处置，请看安全托管服务。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Who writes, who reads", zh: "谁来写，谁来读" },
  items: [
    { product: "cag", relation: { en: "Writes who typed which command", zh: "写下谁敲了哪条命令" } },
    { product: "hosteye", relation: { en: "Writes what happened inside a host", zh: "写下主机内部发生的事" } },
    { product: "bos", relation: { en: "Holds the archive under lock", zh: "保管锁定的归档" } },
    { product: "mss", relation: { en: "Reads the alerts when you are asleep", zh: "你睡着时替你看告警" } },
  ],
  solutions: ["dengbao-solution", "medical"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Send one week, then choose", zh: "先收一周，再选版本" },
  lead: {
    en: "Connect the firewall, one server and the database. After seven days the console shows your real volume by source.",
    zh: "先接防火墙、一台服务器和数据库，七天后控制台会按来源给出真实日志量。",
  },
  actions: [
    { label: { en: "Create an archive", zh: "创建日志库" }, to: "console:/las/create" },
    { label: { en: "How to connect sources", zh: "接入文档" }, to: "/document" },
  ],
};

export const content: PageContent = {
  code: "las",
  title: { en: "Log Audit System", zh: "日志审计系统 LAS" },
  lead: {
    en: "It receives the logs of your servers, devices and databases as they are written, keeps them out of everybody's reach for six months or longer, and compares them. For those who must show what happened, or find out.",
    zh: "服务器、设备、数据库的日志一写出就收走，存到谁都改不了的地方，留存六个月以上，并相互比对。给需要说清“当时发生了什么”的人。",
  },
  actions: [
    { label: { en: "Estimate your volume", zh: "估算日志量" }, to: "#sizing" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/las" },
  ],
  figure,
  facts: [
    {
      label: { en: "1 GiB a day (demo price)", zh: "每日 1 GiB（演示价格）" },
      value: { is: "price", usd: lasUsdPerMonth.g1, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Kept in every edition (demo)", zh: "各版本留存（演示）" },
      value: { is: "words", words: { en: "180 days", zh: "180 天" } },
      anchor: "prices",
    },
    {
      label: { en: "To connect a Linux server", zh: "接入一台 Linux" },
      value: { is: "words", words: { en: "Four commands", zh: "四条命令" } },
      anchor: "connect",
    },
  ],
  blocks: [sizing, terminal, attacks, features, coverage, prices, questions, related, callToAction],
  seo: {
    title: { en: "Log Audit System: logs kept as evidence", zh: "日志审计系统 LAS：留得住、改不了、查得到" },
    description: {
      en: "Collect syslog, Windows and database logs over TLS, keep them locked for six months and longer, and search them. Sizing table and MLPS clauses.",
      zh: "经 TLS 集中采集 syslog、Windows 与数据库日志，锁定留存六个月以上，可检索可取证，附日志量估算与等保条款。",
    },
    keywords: {
      en: "log audit, syslog, SIEM, log retention, MLPS, ZhiAn Cloud",
      zh: "日志审计,日志留存六个月,syslog,等保,集中管控,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
