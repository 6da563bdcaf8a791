import { cagUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
import type { FeaturesBlock, PageContent, PricesBlock, RelatedBlock, TerminalBlock } from "../../model/page-content.ts";
import type { AttacksBlock, CoverageBlock } from "../../model/security-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const oneNight: StepsBlock = {
  is: "steps",
  anchor: "one-change",
  nav: { en: "One change", zh: "一次变更" },
  heading: { en: "One change to one database, from request to replay", zh: "一次数据库变更，从申请到回放" },
  lead: {
    en: "Ms Chen has to add an index tonight. She does not know the password of the server, and will not learn it.",
    zh: "陈工今晚要给一张表加索引。她不知道服务器密码，自始至终也不需要知道。",
  },
  items: [
    {
      title: { en: "She asks", zh: "提出申请" },
      text: {
        en: "For one host, one account, tonight from ten to midnight, with the number of the change ticket.",
        zh: "写明哪台主机、哪个账户、今晚十点到十二点，并附变更单号。",
      },
      who: { en: "Engineer", zh: "运维工程师" },
      duration: { en: "2 minutes", zh: "2 分钟" },
    },
    {
      title: { en: "Somebody else agrees", zh: "另一个人批准" },
      text: {
        en: "The system's owner gets the request on his phone. For databases two people have to agree, and neither may be the one who asks.",
        zh: "系统负责人在手机上收到申请。数据库需两人批准，且都不能是申请人自己。",
      },
      who: { en: "Owner of the system", zh: "系统负责人" },
      duration: {
        en: "As long as they take; after 4 hours the request lapses",
        zh: "视审批人而定，超过 4 小时自动失效",
      },
    },
    {
      title: { en: "She comes in", zh: "登录" },
      text: {
        en: "With her own name, her password and a code from her phone. The gateway opens the session to the server and fills in the secret itself.",
        zh: "用自己的账号、密码和手机动态码登录；网关代为打开到服务器的会话，密码由网关填入。",
      },
      who: { en: "Engineer and gateway", zh: "工程师与网关" },
      duration: { en: "Half a minute", zh: "半分钟" },
    },
    {
      title: { en: "She works, and is watched", zh: "操作全程在看" },
      text: {
        en: "CREATE INDEX passes. DROP TABLE would be held until the owner has read it. He may look on, and end the session.",
        zh: "CREATE INDEX 直接放行；若是 DROP TABLE，会停住等负责人看过。负责人可旁观，也可随时中断。",
      },
      who: { en: "Engineer; owner if he wants", zh: "工程师，负责人可旁观" },
      duration: { en: "40 minutes", zh: "40 分钟" },
    },
    {
      title: { en: "Midnight", zh: "到点收回" },
      text: {
        en: "The permit ends, open sessions are warned ten minutes before, the account's password is changed.",
        zh: "授权到期前十分钟提醒，到点断开，账户密码随即更换。",
      },
      who: { en: "Gateway", zh: "网关" },
      duration: { en: "At once", zh: "即时" },
    },
    {
      title: { en: "Somebody reads it", zh: "有人复核" },
      text: {
        en: "The auditor searches for the statement and plays those two minutes, instead of forty.",
        zh: "审计员搜到那条语句，只看前后两分钟，不必看完四十分钟。",
      },
      who: { en: "Auditor", zh: "审计员" },
      duration: { en: "5 minutes, within the week", zh: "一周内，5 分钟" },
    },
  ],
};

const terminal: TerminalBlock = {
  is: "terminal",
  anchor: "clients",
  nav: { en: "Your own tools", zh: "用自己的工具" },
  heading: { en: "With the programs you already use", zh: "用你手边的客户端" },
  lead: {
    en: "No browser is forced on anybody. The target stands in the user name: person, account, host. Addresses are examples.",
    zh: "不强迫用浏览器。目标写在用户名里：人、账户、主机。以下均为示例地址。",
  },
  steps: [
    {
      explanation: { en: "A shell on 10.0.3.15 as deploy, recorded", zh: "以 deploy 登录 10.0.3.15，全程录像" },
      command: "ssh -p 2222 l.chen/deploy/10.0.3.15@cag.example",
    },
    {
      explanation: { en: "Send a file; its hash goes into the record", zh: "上传文件，散列写入记录" },
      command: "scp -P 2222 release-41.tgz l.chen/deploy/10.0.3.15@cag.example:/srv/",
    },
    {
      explanation: {
        en: "MySQL through the gateway: statements are recorded one by one",
        zh: "经网关连接 MySQL，语句逐条记录",
      },
      command: "mysql -h cag.example -P 3307 -u l.chen/report/10.0.4.20 -p --ssl-mode=VERIFY_IDENTITY",
    },
    {
      explanation: {
        en: "The proof that there is no other way: this has to fail",
        zh: "验证没有旁路：下面这条应当失败",
      },
      command: "ssh -o ConnectTimeout=5 deploy@10.0.3.15",
    },
  ],
};

const attacks: AttacksBlock = {
  is: "attacks",
  anchor: "attacks",
  nav: { en: "Misuse", zh: "越权与误操作" },
  heading: { en: "Seven ways in which access goes wrong", zh: "运维权限出事的七种方式" },
  lead: {
    en: "Four of the seven have no attacker in them: only somebody tired, somebody gone, or somebody helpful.",
    zh: "其中四种没有攻击者：只是有人累了、有人离职了，或者有人太热心。",
  },
  caption: {
    en: "Table 1. What is tried, where everybody knows the root password, and where the gateway does",
    zh: "表 1　人人知道 root 密码时，与只有网关知道时",
  },
  items: [
    {
      id: "stolen",
      name: { en: "A stolen password", zh: "密码被盗" },
      request: {
        en: "login l.chen from 198.51.100.61, right password, no code",
        zh: "l.chen 从 198.51.100.61 登录，密码正确，没有动态码",
      },
      without: { en: "In, as root, on everything that shares it.", zh: "直接以 root 进入所有同密码的机器。" },
      with: { en: "Refused at the second factor; Ms Chen gets a message.", zh: "卡在第二因素，本人立刻收到提醒。" },
      log: [
        "time=2026-11-21T02:16:33+08:00",
        "event=login",
        "result=refused",
        "reason=totp-missing",
        "user=l.chen",
        "src=198.51.100.61",
        "notified=phone",
      ],
    },
    {
      id: "left",
      name: { en: "An employee who has left", zh: "离职员工" },
      request: { en: "login w.tan, three weeks after the last working day", zh: "w.tan 登录，此人离职已三周" },
      without: {
        en: "The password was never changed: forty machines, who should do that?",
        zh: "密码一直没改：四十台机器，谁来改？",
      },
      with: {
        en: "The account ended with the directory entry, and no server's secret was ever in his hands.",
        zh: "目录里停用，账号同时失效；他也从未拿到过任何一台的密码。",
      },
      log: [
        "time=2026-11-21T21:07:58+08:00",
        "event=login",
        "result=refused",
        "reason=directory-disabled",
        "user=w.tan",
        "disabled=2026-10-31",
        "src=192.0.2.90",
      ],
    },
    {
      id: "slip",
      name: { en: "A slip at half past one", zh: "凌晨一点半的手滑" },
      request: "rm -rf /data/ tmp-export",
      without: { en: "One space too many. /data is gone.", zh: "多打了一个空格，/data 没了。" },
      with: {
        en: "Commands of this form wait for a second pair of eyes. She reads it again and cancels.",
        zh: "这类命令要等另一个人看过。她自己再看一眼，取消了。",
      },
      log: [
        "time=2026-11-21T01:31:20+08:00",
        "event=command",
        "user=l.chen",
        "account=root",
        "host=db-01",
        'command="rm -rf /data/ tmp-export"',
        "rule=DESTRUCTIVE-RM",
        "action=hold",
        "result=cancelled-by-user",
      ],
    },
    {
      id: "bypass",
      name: { en: "Around the gateway", zh: "绕过网关" },
      request: {
        en: "ssh root@10.0.3.15 from a desk in the office network",
        zh: "从办公网工位执行 ssh root@10.0.3.15",
      },
      without: { en: "Works. That it works is the problem.", zh: "能连上，这本身就是问题。" },
      with: {
        en: "The server admits the gateway's subnet only. If a login from elsewhere does appear, the host agent reports it.",
        zh: "服务器只放行网关所在子网；万一出现别处来的登录，主机 Agent 会上报。",
      },
      log: [
        "time=2026-11-21T14:22:05+08:00",
        "event=bypass",
        "host=10.0.3.15",
        "port=22",
        "src=10.0.20.44",
        "action=dropped-by-security-group",
        "group=sg-managed",
      ],
    },
    {
      id: "vendor",
      name: { en: "A supplier outside his hours", zh: "厂商超时登录" },
      request: {
        en: "login vendor-erp on Sunday, permit: Wednesday 14:00–17:00",
        zh: "vendor-erp 周日登录，许可时段为周三 14:00–17:00",
      },
      without: { en: "His account from the installation of 2021 still works.", zh: "2021 年装机时给的账号至今能用。" },
      with: {
        en: "No permit, no session. He can ask for one, and you are told.",
        zh: "没有授权就没有会话，可当场申请，你会收到通知。",
      },
      log: [
        "time=2026-11-22T10:03:41+08:00",
        "event=session",
        "result=refused",
        "reason=outside-permit",
        "user=vendor-erp",
        "permit=p-1187",
        "valid=2026-11-18T14:00/17:00",
      ],
    },
    {
      id: "carry",
      name: { en: "Data carried out", zh: "带走数据" },
      request: { en: "sftp get customer-full.sql.gz, 3.1 GiB", zh: "sftp 下载 customer-full.sql.gz，3.1 GiB" },
      without: { en: "One line in a log on the machine itself.", zh: "本机日志里一行字，仅此而已。" },
      with: {
        en: "Downloads above the limit are held; what is let go is kept with its hash for a month.",
        zh: "超过上限的下载先拦住，放行的文件连同散列留存一个月。",
      },
      log: [
        "time=2026-11-21T18:55:12+08:00",
        "event=file",
        "direction=download",
        "user=a.putra",
        "host=db-01",
        "name=customer-full.sql.gz",
        "bytes=3328599654",
        "limit=104857600",
        "action=hold",
      ],
    },
    {
      id: "disguise",
      name: { en: "A command in disguise", zh: "伪装的命令" },
      request: "echo cm0gLXJmIC9kYXRhCg== | base64 -d | sh",
      without: { en: "Runs.", zh: "照样执行。" },
      with: {
        en: "May run here as well: a rule reads text and cannot foresee what a shell makes of it. It is recorded, and decoding into a shell raises an alert.",
        zh: "这里也可能执行：规则看的是文本，猜不到 Shell 会解出什么。但全程有录像，“解码后交给 Shell”会触发告警。",
      },
      log: [
        "time=2026-11-21T23:40:08+08:00",
        "event=command",
        "user=a.putra",
        "host=app-03",
        "rule=DECODE-TO-SHELL",
        "action=allow+alert",
        "record=s-88f1@00:12:31",
      ],
    },
  ],
  note: {
    en: "Persons, hosts and permits are invented. The last line is there because a list of successes only would be a lie.",
    zh: "人物、主机、授权均为虚构。最后一条也列出来，是因为只写成功案例不老实。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it holds", zh: "工作原理" },
  heading: { en: "A door, a safe, a camera and a book", zh: "一扇门、一个保险柜、一台摄像机、一本登记簿" },
  items: [
    {
      title: { en: "One door", zh: "只有一扇门" },
      text: {
        en: "Servers answer one neighbour on their management ports, and nobody else.",
        zh: "服务器的管理端口只对一个邻居开放。",
      },
      mechanism: {
        en: "A security group admits the gateway's subnet to 22, 3389 and the database ports. SSH, RDP, SFTP and five database protocols are taken apart and put together again.",
        zh: "安全组只让网关子网访问 22、3389 与数据库端口；SSH、RDP、SFTP 和五种数据库协议在网关上拆开再接上。",
      },
      limit: {
        en: "The door can fail too: two gateways share the work, and the console's terminal remains for the worst day.",
        zh: "门也会坏：两台网关互备，最坏的情况下还有控制台终端。",
      },
    },
    {
      title: { en: "Secrets nobody holds", zh: "密码不在任何人手里" },
      text: { en: "What nobody knows, nobody can take to the next employer.", zh: "没人知道的密码，也就没人能带走。" },
      mechanism: {
        en: "Passwords and keys lie encrypted in the gateway's vault, are filled in on the way and changed after each use or every 30 days.",
        zh: "密码与密钥加密存放在网关保险库，会话中自动代填，每次使用后或每 30 天更换。",
      },
      limit: {
        en: "A program that has the same password in its configuration stops when it is changed. List such accounts first.",
        zh: "写死在程序配置里的密码，一改密程序就停，请先把这类账户列出来。",
      },
    },
    {
      title: { en: "Two proofs of who you are", zh: "两种凭据证明身份" },
      text: { en: "A password alone opens nothing here.", zh: "只有密码，什么也打不开。" },
      mechanism: {
        en: "Time-based codes (RFC 6238), FIDO2 keys or client certificates, after a directory login by LDAP, SAML or OpenID Connect.",
        zh: "先经 LDAP、SAML 或 OpenID Connect 登录，再验动态口令（RFC 6238）、FIDO2 密钥或客户端证书。",
      },
      limit: {
        en: "Codes can be fished by a quick forger. For system owners take FIDO2, which is bound to the address.",
        zh: "动态码可能被实时钓走，关键人员请用绑定域名的 FIDO2。",
      },
    },
    {
      title: { en: "A recording that can be searched", zh: "录像能搜" },
      text: { en: "Eight thousand hours of film are no audit.", zh: "八千小时录像不等于审计。" },
      mechanism: {
        en: "Terminals are kept as text with times, so that a session of an hour is about 2 MiB; RDP as pictures with recognised window titles and typed text.",
        zh: "字符会话按时间存文本，一小时约 2 MiB；RDP 存画面，并识别窗口标题与键入内容。",
      },
      limit: {
        en: "An hour of RDP is about 60 MiB, and text inside pictures is recognised in English and Chinese only.",
        zh: "RDP 一小时约 60 MiB，画面文字仅识别中英文。",
      },
    },
    {
      title: { en: "Commands that wait", zh: "危险命令先停一下" },
      text: { en: "Most harm is done by people who meant well.", zh: "多数事故出自好意。" },
      mechanism: {
        en: "Rules by account and host allow, hold or refuse a line or a statement before it is sent on. SQL is parsed: a DELETE without WHERE is recognised.",
        zh: "按账户与主机设规则，命令或语句发出前放行、暂停或拒绝；SQL 会解析，能认出没有 WHERE 的 DELETE。",
      },
      limit: {
        en: "It guards against slips. It is no fence against somebody who wants to hide what he runs.",
        zh: "防的是手滑，防不住存心伪装的人。",
      },
    },
  ],
};

const coverage: CoverageBlock = {
  is: "coverage",
  anchor: "coverage",
  nav: { en: "MLPS", zh: "等保对照" },
  heading: { en: "Clauses that are hard to meet without a bastion", zh: "没有堡垒机就很难满足的条款" },
  lead: {
    en: "No clause of Classified Protection (MLPS, 等保) says “bastion”. Several ask for what is hardly done otherwise on more than five machines.",
    zh: "等保条款里没有“堡垒机”三个字，但机器超过五台，下面这些要求不用它很难做到。",
  },
  caption: { en: "Table 2. GB/T 22239-2019 and access by administrators", zh: "表 2　GB/T 22239-2019 与运维访问" },
  controls: [
    {
      name: { en: "Identity, two factors", zh: "身份鉴别与双因素" },
      inChinese: "身份鉴别",
      level2: "7.1.4.1 a–c",
      level3: "8.1.4.1 a–d",
      does: {
        en: "Named persons, lockout after failures, encrypted management; two kinds of proof, one of them cryptographic (d, level 3).",
        zh: "实名账号、失败锁定、管理通道加密；两种鉴别方式组合，其一使用密码技术（d，三级）。",
      },
      remains: { en: "The same strength where a console bypasses the gateway.", zh: "不经网关的控制台也要同样强度。" },
    },
    {
      name: { en: "Who may do what", zh: "访问控制" },
      inChinese: "访问控制",
      level2: "7.1.4.2 a, c, d",
      level3: "8.1.4.2 a, c, d",
      does: {
        en: "Permits by person, account, host and time; shared accounts are used by name; accounts without use are listed.",
        zh: "按人、账户、主机、时段授权；共用账户落实到人；列出闲置账户。",
      },
      remains: {
        en: "Deciding who needs what, and renaming default accounts (b).",
        zh: "定出谁需要什么，默认账户改名（b）。",
      },
    },
    {
      name: { en: "Ways of access restricted", zh: "入侵防范：接入方式限制" },
      inChinese: "入侵防范",
      level2: "7.1.4.4 c",
      level3: "8.1.4.4 c",
      does: {
        en: "Management is possible from one address range only, which is the gateway's.",
        zh: "管理终端只能来自网关所在的地址范围。",
      },
      remains: { en: "The security groups, on every host without exception.", zh: "每台主机都配安全组，不留例外。" },
    },
    {
      name: { en: "Records of what was done", zh: "安全审计" },
      inChinese: "安全审计",
      level2: "7.1.4.3 a–c",
      level3: "8.1.4.3 a–c",
      does: {
        en: "Each session by person, time, host, command and result; recordings out of the reach of those recorded.",
        zh: "按人、时间、主机、命令、结果逐条记录，被录的人碰不到录像。",
      },
      remains: {
        en: "Actions that need no administrator: the application's own records.",
        zh: "不经运维的操作，由应用自身审计。",
      },
    },
    {
      name: { en: "System administration", zh: "管理中心：系统管理" },
      inChinese: "系统管理",
      level2: "7.1.5.1 a",
      level3: "8.1.5.1 a",
      does: {
        en: "Identifies administrators and gives them this one way, which is audited.",
        zh: "对系统管理员鉴别身份，限定操作入口并审计。",
      },
      remains: { en: "A written appointment of each administrator.", zh: "书面任命每位管理员。" },
    },
    {
      name: { en: "Security administration", zh: "管理中心：安全管理" },
      inChinese: "安全管理",
      level3: "8.1.5.3 a",
      does: {
        en: "The same for the security administrator, as a separate role.",
        zh: "安全管理员单独设角色，同样处理。",
      },
      remains: { en: "A second person: roles in one hand are no roles.", zh: "换一个人来担任，一人身兼数职等于没分。" },
    },
    {
      name: { en: "A zone and a path for management", zh: "管理中心：管理区域与通道" },
      inChinese: "集中管控",
      level3: "8.1.5.4 a, b",
      does: {
        en: "Stands in a subnet of its own and speaks SSH or TLS in both directions.",
        zh: "独立管理子网，两侧均走 SSH 或 TLS。",
      },
      remains: { en: "Switches and appliances that still speak Telnet.", zh: "还在用 Telnet 的交换机与设备，要换掉。" },
    },
  ],
  note: {
    en: "Read as a plan, not as a verdict: assessors look at real permits and real recordings. The standard's own text prevails.",
    zh: "用于规划，不是结论：测评师会抽查真实授权与录像。条款以标准原文为准。",
  },
  source: { label: { en: "Text of the standard", zh: "标准原文" }, url: "https://openstd.samr.gov.cn/" },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By hosts, whoever uses them", zh: "按主机数，不限人数" },
  lead: {
    en: "A database instance counts as one host. Persons are not counted, so nobody is tempted to share a name.",
    zh: "一个数据库实例算一台；不按人数收费，免得有人为了省钱共用账号。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "hosts20",
      name: { en: "Up to 20 hosts", zh: "20 台以内" },
      for: { en: "One system of level 2; one gateway", zh: "一个二级系统，单网关" },
      usd: cagUsdPerMonth.hosts20,
      unit: "month",
      slaPercent: demoSla.cag,
    },
    {
      id: "hosts50",
      name: { en: "Up to 50 hosts", zh: "50 台以内" },
      for: { en: "Systems of level 3; a pair of gateways", zh: "三级系统，双网关互备" },
      usd: cagUsdPerMonth.hosts50,
      unit: "month",
      slaPercent: demoSla.cag,
    },
    {
      id: "hosts200",
      name: { en: "Up to 200 hosts", zh: "200 台以内" },
      for: {
        en: "Several sites and suppliers; a pair, recordings for a year",
        zh: "多地机房与多家厂商，双网关，录像一年",
      },
      usd: cagUsdPerMonth.hosts200,
      unit: "month",
      slaPercent: demoSla.cag,
    },
  ],
  note: demoPriceNote,
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Administrators, a supplier and one desk that tries the old way. Whatever reaches a server has passed the middle box.",
    zh: "图 1　运维、厂商，和一个还想走老路的人。能到服务器的，都经过中间那个方框。",
  },
  nodes: [
    { id: "chen", label: { en: "Engineer", zh: "运维工程师" }, column: 0, row: 0, kind: "outside" },
    {
      id: "vendor",
      label: { en: "Supplier", zh: "厂商" },
      note: { en: "Wed 14–17", zh: "周三下午" },
      column: 1,
      row: 0,
      kind: "outside",
    },
    { id: "desk", label: { en: "An old habit", zh: "直连习惯" }, column: 2, row: 0, kind: "outside" },
    {
      id: "approver",
      label: { en: "Approver", zh: "审批人" },
      note: { en: "on the phone", zh: "手机审批" },
      column: 0,
      row: 1,
      kind: "outside",
    },
    {
      id: "cag",
      label: { en: "Gateway", zh: "云堡垒机" },
      note: { en: "vault, record", zh: "保险库与录像" },
      product: "cag",
      column: 1,
      row: 1,
      kind: "security",
    },
    {
      id: "vpc",
      label: { en: "Closed subnet", zh: "封闭子网" },
      note: { en: "VPC", zh: "VPC" },
      product: "vpc",
      column: 2,
      row: 1,
      kind: "network",
    },
    {
      id: "las",
      label: { en: "Log Audit", zh: "日志审计" },
      note: { en: "LAS", zh: "LAS" },
      product: "las",
      column: 0,
      row: 2,
      kind: "security",
    },
    {
      id: "bcc",
      label: { en: "Servers", zh: "云服务器" },
      note: { en: "SSH, RDP", zh: "SSH、RDP" },
      product: "bcc",
      column: 1,
      row: 2,
      kind: "compute",
    },
    {
      id: "postgresql",
      label: { en: "PostgreSQL", zh: "PostgreSQL" },
      note: { en: "by statement", zh: "逐条语句" },
      product: "postgresql",
      column: 2,
      row: 2,
      kind: "storage",
    },
  ],
  edges: [
    { from: "chen", to: "cag", label: { en: "The engineer signs in with two factors", zh: "工程师双因素登录" } },
    { from: "vendor", to: "cag", label: { en: "The supplier comes in his hours", zh: "厂商在授权时段登录" } },
    { from: "approver", to: "cag", label: { en: "Somebody else approves the permit", zh: "由另一个人批准" } },
    {
      from: "desk",
      to: "vpc",
      isAttack: true,
      label: { en: "A direct connection is dropped by the subnet", zh: "直连被子网丢弃" },
    },
    {
      from: "cag",
      to: "bcc",
      label: { en: "The gateway opens the session to a server", zh: "网关代开到服务器的会话" },
    },
    {
      from: "cag",
      to: "postgresql",
      label: { en: "and reads statements on their way to the database", zh: "并逐条检查数据库语句" },
    },
    { from: "cag", to: "las", label: { en: "Records go to Log Audit", zh: "记录送往日志审计" } },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "What engineers ask before they are recorded", zh: "要被录像的人会问的" },
  items: [
    {
      question: { en: "Does it slow my terminal down?", zh: "敲命令会卡吗？" },
      answer: {
        en: "By the detour, a few milliseconds inside a region. Copying large files takes the gateway's bandwidth: 200 Mbit/s for all sessions of the smallest edition (demo).",
        zh: "只多一跳，同地域几毫秒。大文件受网关带宽限制，最小版全部会话共 200 Mbit/s（演示）。",
      },
    },
    {
      question: { en: "What about Ansible and other automation?", zh: "Ansible 这类自动化怎么办？" },
      answer: {
        en: "Give it an account of its own with a key, limited to its hosts and its source address, without a second factor. Its runs are recorded like a person's.",
        zh: "给它单独的账号和密钥，限定主机与来源地址，免第二因素，执行过程同样录像。",
      },
    },
    {
      question: { en: "Who can watch the recordings?", zh: "录像谁能看？" },
      answer: {
        en: "Auditors, and each of them leaves a line when they do. Not the administrators of the gateway, and not we: recordings are encrypted with your key.",
        zh: "只有审计员，每次查看都留痕。网关管理员不能看，我们也不能：录像用你的密钥加密。",
      },
    },
    {
      question: { en: "And if the gateway is down when production is?", zh: "生产出事时网关也挂了怎么办？" },
      answer: {
        en: "Keep a sealed emergency account per system, its password in two envelopes, and the console's terminal. Using it raises the loudest alarm there is. Practise it once a year.",
        zh: "每个系统留一个封存的应急账户，密码分两个信封保管，经控制台终端使用；一动用就触发最高级告警。每年演练一次。",
      },
    },
    {
      question: { en: "Do we need this and zero-trust access?", zh: "有了零信任还要堡垒机吗？" },
      answer: {
        en: "They answer different questions. Zero trust lets staff into applications; this one records what administrators do on machines. With fewer than ten servers and no assessment due, neither may be needed yet.",
        zh: "解决的问题不同：零信任管员工进应用，堡垒机记录运维在机器上做了什么。机器不到十台、又不做测评，可以都先不买。",
      },
    },
    {
      question: { en: "Can it reach servers in other places?", zh: "其他机房的机器能管吗？" },
      answer: {
        en: "Yes, over a VPN, or with a small relay there that opens one outgoing TLS connection.",
        zh: "能，走 VPN，或在当地部署一个只需一条出向 TLS 连接的小型代理。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "On either side of the door", zh: "门里门外" },
  items: [
    { product: "vpc", relation: { en: "Closes every other way", zh: "封住其余的路" } },
    { product: "hosteye", relation: { en: "Notices a login that came past it", zh: "发现绕过它的登录" } },
    { product: "las", relation: { en: "Keeps its records with all others", zh: "把记录与其他日志放在一起" } },
    { product: "ztsacs", relation: { en: "Does the same for staff and applications", zh: "面向普通员工与业务应用" } },
    { product: "sqlserver", relation: { en: "Is reached through it, by statement", zh: "经由它逐条语句访问" } },
  ],
  solutions: ["dengbao-solution", "medical"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Begin with suppliers", zh: "先从厂商账号开始" },
  lead: {
    en: "They complain least about recording and worry you most. Move their access first, then your own, and close the ports last.",
    zh: "厂商对录像最没意见，也最让你不放心。先迁他们，再迁自己人，最后关端口。",
  },
  actions: [
    { label: { en: "Create a gateway", zh: "创建堡垒机" }, to: "console:/cag/create" },
    { label: { en: "Access for staff instead", zh: "员工访问：零信任" }, to: "/products/ztsacs" },
  ],
};

export const content: PageContent = {
  code: "cag",
  title: { en: "Cloud Access Gateway (Bastion)", zh: "云堡垒机 CAG" },
  lead: {
    en: "The one door through which administrators and suppliers reach servers and databases: approved beforehand, recorded throughout, without ever learning a password. For teams that share root today.",
    zh: "运维和厂商进入服务器、数据库的唯一一扇门：事前审批，全程录像，自始至终不接触密码。适合至今还在共用 root 的团队。",
  },
  actions: [
    { label: { en: "Follow one change", zh: "跟一次变更走一遍" }, to: "#one-change" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/cag" },
  ],
  figure,
  facts: [
    {
      label: { en: "Up to 20 hosts (demo price)", zh: "20 台以内（演示价格）" },
      value: { is: "price", usd: cagUsdPerMonth.hosts20, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Charged per person", zh: "按人收费" },
      value: { is: "words", words: { en: "No", zh: "不收" } },
      anchor: "prices",
    },
    {
      label: { en: "Passwords that people know", zh: "由人掌握的密码" },
      value: { is: "words", words: { en: "Their own only", zh: "只有自己那一个" } },
      anchor: "features",
    },
    {
      label: { en: "SLA (demo)", zh: "SLA（演示）" },
      value: { is: "percent", percent: demoSla.cag },
      anchor: "prices",
    },
  ],
  blocks: [oneNight, features, attacks, terminal, coverage, prices, questions, related, callToAction],
  seo: {
    title: { en: "Bastion host: approve, record and replay access", zh: "云堡垒机 CAG：运维审批、代填、录像、回放" },
    description: {
      en: "One door for SSH, RDP and databases: two factors, permits by the hour, passwords nobody knows, recordings you can search, MLPS clauses and prices.",
      zh: "SSH、RDP 与数据库运维的唯一入口：双因素、按时段授权、密码代填、录像可搜，附等保条款与价格。",
    },
    keywords: {
      en: "bastion host, privileged access, session recording, MLPS, ZhiAn Cloud",
      zh: "堡垒机,运维审计,双因素,特权账号,等保,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
