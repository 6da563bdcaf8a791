import { epimUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type {
  ChecklistBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  ScenariosBlock,
} from "../../model/page-content.ts";
import type { AttacksBlock, CoverageBlock } from "../../model/security-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Offices", zh: "适用场景" },
  heading: { en: "Three offices that order it", zh: "三种会买它的办公室" },
  items: [
    {
      id: "clinic",
      name: { en: "A clinic with 60 computers", zh: "60 台电脑的诊所" },
      problem: {
        en: "Windows of three ages, sticks that travel between X-ray and reception, and nobody whose job it is.",
        zh: "三代 Windows 并存，U 盘在放射科与前台之间来回跑，没有专职的人管。",
      },
      approach: {
        en: "Patches in rings, sticks readable only if they were enrolled, machines that can no longer be patched shut in by packet rules.",
        zh: "补丁分批推送，U 盘登记后才能读，打不了补丁的老机器用包过滤规则单独圈起来。",
      },
      result: {
        en: "One list shows what is open; an hour a week is enough to close the top of it.",
        zh: "一张清单看清欠账，每周一小时把最上面几条清掉。",
      },
      products: ["epim", "las"],
    },
    {
      id: "park",
      name: { en: "A business park", zh: "产业园区" },
      problem: {
        en: "Guards, cashiers and a control room share computers in shifts; on some of them runs software that controls doors.",
        zh: "保安、收银、中控室轮班共用电脑，其中几台还跑着门禁软件。",
      },
      approach: {
        en: "An allowlist on the control-room machines: what was not there on the day of installation does not start. The others get the normal policy.",
        zh: "中控机器启用白名单，安装那天没有的程序一律不能启动；其余用普通策略。",
      },
      result: {
        en: "The night shift's game no longer starts beside the door software.",
        zh: "夜班的游戏再也跑不到门禁软件旁边去。",
      },
      products: ["epim", "vpc", "bcm"],
    },
    {
      id: "sales",
      name: { en: "A sales team on trains", zh: "在路上的销售团队" },
      problem: {
        en: "Laptops with the customer file are left in taxis about once a quarter.",
        zh: "存着客户资料的笔记本，差不多每季度落在出租车上一台。",
      },
      approach: {
        en: "Disks encrypted with keys in escrow; a laptop that is reported lost locks when it next sees a network, and zero trust forgets it at once.",
        zh: "磁盘加密、密钥托管；报失后联网即锁，零信任立刻不再认它。",
      },
      result: { en: "A lost device costs a device.", zh: "丢的只是一台机器。" },
      products: ["epim", "ztsacs"],
    },
  ],
};

const notice: ChecklistBlock = {
  is: "checklist",
  anchor: "notice",
  nav: { en: "Tell your staff", zh: "告知员工" },
  heading: { en: "What to tell your staff before it is installed", zh: "安装前要告诉员工的话" },
  lead: {
    en: "China's Personal Information Protection Law and Indonesia's Law 27 of 2022 both ask that people are informed. It also spares you the rumour. Take these lines; your lawyer adds the legal ground.",
    zh: "中国《个人信息保护法》与印尼 2022 年第 27 号法律都要求告知。说清楚也省得传谣。以下可直接用，法律依据请法务补充。",
  },
  items: [
    {
      en: "It lists installed programs, missing patches, connected devices and security events of company computers.",
      zh: "它会列出公司电脑上已安装的程序、缺失补丁、外接设备和安全事件。",
    },
    {
      en: "It records name, size and hash of files copied to external drives. Contents are kept only where the regulated edition is switched on for a department, and that department knows.",
      zh: "记录拷到外接盘的文件名、大小、散列；只有对某部门开启合规版并告知后，才留存内容。",
    },
    {
      en: "It has no keyboard recording, no camera, no microphone, and no screen pictures unless you share your screen with support and click yes.",
      zh: "没有键盘记录，不开摄像头和麦克风；只有你请求远程协助并点了同意，才会看到屏幕。",
    },
    {
      en: "Web addresses are compared with a list of malicious ones on the computer itself. Only matches are reported, never your history.",
      zh: "网址在本机与恶意名单比对，只上报命中的，不上传浏览记录。",
    },
    {
      en: "Private devices are not managed. They are not let into the file shares either.",
      zh: "不管理私人设备，私人设备也进不了文件共享。",
    },
    {
      en: "Who looks at events: two named persons. How long they are kept: 180 days. Whom you ask: a named person as well.",
      zh: "谁能看：两位指定人员；留多久：180 天；找谁问：也指定一位。",
    },
  ],
};

const attacks: AttacksBlock = {
  is: "attacks",
  anchor: "attacks",
  nav: { en: "At the desk", zh: "办公桌上" },
  heading: { en: "Seven ordinary days at a desk", zh: "办公桌前的七个寻常日子" },
  lead: {
    en: "Few of these look like an attack to the person at the keyboard.",
    zh: "坐在键盘前的人，多半不觉得这是攻击。",
  },
  caption: {
    en: "Table 1. What happens on an office computer, unmanaged and managed",
    zh: "表 1　办公电脑上的事，有管控与没有管控",
  },
  items: [
    {
      id: "macro",
      name: { en: "An invoice with a macro", zh: "带宏的发票" },
      request: {
        en: "WINWORD.EXE starts powershell.exe -w hidden -enc …",
        zh: "WINWORD.EXE 启动 powershell.exe -w hidden -enc …",
      },
      without: {
        en: "A window flashes. The rest happens in the background, for weeks.",
        zh: "窗口一闪，其余的在后台进行好几个星期。",
      },
      with: {
        en: "Office programs may not start a shell or script engine. Blocked; the document is sent for analysis.",
        zh: "办公软件不许拉起 Shell 与脚本引擎，已阻止，文档送检。",
      },
      log: [
        "time=2026-11-19T09:22:40+07:00",
        "event=child-blocked",
        "pc=FIN-021",
        "parent=WINWORD.EXE",
        "child=powershell.exe",
        "rule=OFFICE-SHELL",
        "file=inv-8841.docm",
      ],
    },
    {
      id: "badusb",
      name: { en: "A stick that types", zh: "会打字的 U 盘" },
      request: {
        en: "USB: a “flash drive” registers as a keyboard and types 900 characters in a second",
        zh: "USB：“U 盘”自称键盘，一秒敲入 900 个字符",
      },
      without: {
        en: "A command line opens and closes before anybody can read it.",
        zh: "命令行一开一关，谁也来不及看。",
      },
      with: {
        en: "A second keyboard stays mute until four digits shown on the screen have been typed on it.",
        zh: "新键盘先静音，照屏幕敲对四位数才生效。",
      },
      log: [
        "time=2026-11-19T10:05:11+07:00",
        "event=hid-held",
        "pc=REC-003",
        "vid=2341",
        "pid=8036",
        "class=keyboard",
        "rate=903/s",
        "action=blocked",
      ],
    },
    {
      id: "stick",
      name: { en: "Work taken home", zh: "把工作带回家" },
      request: {
        en: "copy price-list-2027.xlsx to a private flash drive",
        zh: "把 price-list-2027.xlsx 复制到私人 U 盘",
      },
      without: { en: "Two copies, one of them in a pocket.", zh: "多了一份，在口袋里。" },
      with: {
        en: "Private drives are read-only. On an enrolled one the copy is encrypted and listed.",
        zh: "私人盘只读；登记过的盘自动加密并留记录。",
      },
      log: [
        "time=2026-11-19T17:48:02+07:00",
        "event=removable-write",
        "pc=SAL-014",
        "device=unenrolled",
        "name=price-list-2027.xlsx",
        "bytes=1840220",
        "action=denied",
      ],
    },
    {
      id: "hotspot",
      name: { en: "The telephone as a way out", zh: "手机热点外联" },
      request: { en: "PC in the production network joins the hotspot of a phone", zh: "生产网电脑连上手机热点" },
      without: {
        en: "A bridge between the closed network and the internet, at the wrong desk.",
        zh: "封闭网络与互联网之间，多了一座桥。",
      },
      with: {
        en: "Where the policy says one network, the second adapter is switched off within a second, and reported.",
        zh: "策略规定只连一张网，第二块网卡一秒内关闭并上报。",
      },
      log: [
        "time=2026-11-19T12:31:57+07:00",
        "event=dual-homed",
        "pc=PRD-007",
        "first=eth0:10.20.0.0/16",
        "second=wlan0:ssid=phone",
        "policy=single-network",
        "action=adapter-disabled",
      ],
    },
    {
      id: "reader",
      name: { en: "A reader from three years ago", zh: "三年没更新的阅读器" },
      request: {
        en: "open brochure.pdf with a version that has a hole with a public exploit",
        zh: "用存在公开利用代码的旧版阅读器打开 brochure.pdf",
      },
      without: {
        en: "Works, as always. Including what the brochure brought along.",
        zh: "照常打开，连同宣传册里夹带的东西。",
      },
      with: {
        en: "Updated last Thursday with ring two. The exploit meets a version that knows it.",
        zh: "上周四随第二批更新完毕，利用代码碰上了已修复的版本。",
      },
      log: [
        "time=2026-11-12T12:10:00+07:00",
        "event=patched",
        "pc=MKT-009",
        "product=pdf-reader",
        "from=23.1",
        "to=26.4",
        "ring=2",
        "restart=none",
        "age_days=4",
      ],
    },
    {
      id: "kill",
      name: { en: "Switching it off", zh: "关掉客户端" },
      request: {
        en: "net stop zhian-endpoint, as local administrator",
        zh: "以本地管理员身份 net stop 终端代理",
      },
      without: { en: "Stopped, and forgotten until the next inventory.", zh: "停了，直到下次盘点才有人发现。" },
      with: {
        en: "Service and files are protected; a missing heartbeat shows after ten minutes. An administrator with patience still wins on his own machine, visibly.",
        zh: "服务与文件受保护，心跳中断十分钟即可见。有耐心的本机管理员最终能关掉，但瞒不住。",
      },
      log: [
        "time=2026-11-19T20:14:33+07:00",
        "event=tamper",
        "pc=DEV-031",
        "user=DEV-031\\admin",
        "target=service",
        "action=denied",
        "tries=3",
      ],
    },
    {
      id: "taxi",
      name: { en: "Left in a taxi", zh: "落在出租车上" },
      request: {
        en: "laptop SAL-022, reported lost at 23:10, started by a stranger at 08:40",
        zh: "笔记本 SAL-022，23:10 报失，08:40 被陌生人开机",
      },
      without: {
        en: "Disk into another machine: the customer file, saved passwords, mail.",
        zh: "硬盘拆下接到别处：客户资料、保存的密码、邮件。",
      },
      with: {
        en: "The disk asks for a key that is not there. On the first network it locks and its certificate is withdrawn.",
        zh: "硬盘要密钥，拿不到；一联网即锁定，证书吊销。",
      },
      log: [
        "time=2026-11-20T08:41:19+07:00",
        "event=lost-mode",
        "pc=SAL-022",
        "disk=encrypted",
        "action=locked",
        "certificate=revoked",
        "src=192.0.2.77",
      ],
    },
  ],
  note: {
    en: "Computers and persons do not exist. Lines are shortened.",
    zh: "电脑与人物均不存在，记录有删节。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "What it manages", zh: "管什么" },
  heading: { en: "Six duties that somebody had to walk around for", zh: "六件以前要一台台跑的事" },
  items: [
    {
      title: { en: "Patches that do not stop the office", zh: "打补丁不停工" },
      text: {
        en: "Ten people find out what an update breaks, not two hundred.",
        zh: "更新会弄坏什么，让十个人先知道，而不是两百个。",
      },
      mechanism: {
        en: "Three rings, each three days apart; a ring with more than 5 % of failures stops the next. Packages are fetched once per office and shared between neighbours.",
        zh: "分三批，每批间隔三天，失败率超过 5% 自动停止下一批；每个办公室只下载一次，邻居间共享。",
      },
      limit: {
        en: "Windows, macOS and about 60 common programs (demo). What your supplier built himself has to be packaged by you.",
        zh: "覆盖 Windows、macOS 与约 60 种常见软件（演示），行业软件需自行打包。",
      },
    },
    {
      title: { en: "Malware stopped by what it does", zh: "按行为拦病毒" },
      text: { en: "Signatures for the known, rules for the rest.", zh: "已知的靠特征，未知的靠行为。" },
      mechanism: {
        en: "Files are scanned when opened; chains of programs such as mail, document, script are judged as a whole; scripts are read after they unpack themselves (AMSI).",
        zh: "打开文件即扫描；邮件、文档、脚本这样的链条整体判断；脚本在自解压之后再检查（AMSI）。",
      },
      limit: {
        en: "Offline machines use rules that are up to a week old, and then say so in the tray.",
        zh: "离线机器用的规则最多可能旧一周，托盘会提示。",
      },
    },
    {
      title: { en: "Sticks, printers, adapters", zh: "U 盘、打印机、网卡" },
      text: { en: "Allowed for those who need them, silent for the others.", zh: "需要的人能用，其他人不必看见。" },
      mechanism: {
        en: "Rules by device class, serial number, department and direction; enrolled drives are encrypted with a key that company computers hold.",
        zh: "按设备类别、序列号、部门、读写方向设规则；登记盘加密，密钥只在公司电脑上。",
      },
      limit: {
        en: "A photograph of the screen needs no port. Watermarks help to find whose screen it was, not to prevent it.",
        zh: "对着屏幕拍照不需要接口，水印只能追查，不能阻止。",
      },
    },
    {
      title: { en: "Integrity against a picture of day one", zh: "以第一天为准核对完整性" },
      text: {
        en: "For machines that should never change: tills, control rooms, kiosks.",
        zh: "收银、中控、自助机，本就不该变。",
      },
      mechanism: {
        en: "Hashes of programs, drivers and autostart entries are recorded in a reference state; whatever differs does not start until it is approved.",
        zh: "记录程序、驱动、自启动项的散列作为基准，与之不同的在批准前不能运行。",
      },
      limit: {
        en: "Each update needs approving. On a developer's computer this mode lasts a day.",
        zh: "每次更新都要批准；开发人员的电脑上，这个模式撑不过一天。",
      },
    },
    {
      title: { en: "Encryption whose key is not lost", zh: "磁盘加密，密钥不丢" },
      text: {
        en: "The forgotten password is the ordinary case, the thief the rare one.",
        zh: "忘密码是常事，遭贼才是少数。",
      },
      mechanism: {
        en: "BitLocker and FileVault are switched on and watched; recovery keys are escrowed, shown to two persons together, and replaced once used.",
        zh: "开启并监督 BitLocker 与 FileVault，恢复密钥托管，两人同时在场才可查看，用后更换。",
      },
      limit: {
        en: "A computer that is awake is decrypted. Short lock times matter more than the cipher.",
        zh: "开着机就是解密状态，锁屏时间比算法更要紧。",
      },
    },
    {
      title: { en: "A state that others can ask for", zh: "状态可供其他系统查询" },
      text: { en: "A sick computer should not get at the accounts.", zh: "带病的电脑不该碰财务系统。" },
      mechanism: {
        en: "Patch age, malware state, encryption and tampering are published every thirty seconds to the zero-trust gateway and to Wi-Fi by 802.1X.",
        zh: "补丁、病毒、加密、篡改状态每三十秒发布给零信任网关，也可联动 802.1X 准入。",
      },
      limit: {
        en: "Printers and telephones report nothing: they belong in a network of their own.",
        zh: "打印机和话机不会上报，请放进单独的网段。",
      },
    },
  ],
};

const coverage: CoverageBlock = {
  is: "coverage",
  anchor: "coverage",
  nav: { en: "MLPS", zh: "等保对照" },
  heading: { en: "When the desk belongs to the graded system", zh: "办公电脑算进定级系统时" },
  lead: {
    en: "Under Classified Protection (MLPS, 等保) assessors look at management terminals and at the machines of operators, not at every laptop. For those that are in scope:",
    zh: "测评主要看管理终端和业务操作终端，不是每台笔记本。在范围内的，对应如下。",
  },
  caption: {
    en: "Table 2. GB/T 22239-2019 on terminals within the scope of an assessment",
    zh: "表 2　纳入测评范围的终端与 GB/T 22239-2019",
  },
  controls: [
    {
      name: { en: "Private connections", zh: "区域边界：非授权内联与外联" },
      inChinese: "边界防护",
      level3: "8.1.3.1 b, c",
      does: {
        en: "Reports neighbours without a client, and prevents a computer from joining a second network.",
        zh: "发现未装客户端的邻居，阻止电脑私自接入第二张网。",
      },
      remains: {
        en: "Locked switch ports (802.1X), wireless under control (d).",
        zh: "交换机端口准入（802.1X）与无线管控（d）。",
      },
    },
    {
      name: { en: "Malicious code", zh: "计算环境：恶意代码防范" },
      inChinese: "恶意代码防范",
      level2: "7.1.4.5",
      level3: "8.1.4.5",
      does: {
        en: "Recognises and blocks; renews its library several times a day.",
        zh: "识别并阻断，特征库一天多次更新。",
      },
      remains: { en: "The servers: HostEye.", zh: "服务器由主机安全负责。" },
    },
    {
      name: { en: "Patches after testing", zh: "计算环境：漏洞修补" },
      inChinese: "入侵防范",
      level2: "7.1.4.4 e",
      level3: "8.1.4.4 e",
      does: {
        en: "Finds missing patches, tests in ring one, installs in the others, keeps the dates.",
        zh: "发现缺失补丁，首批试装，逐批推广，留存日期。",
      },
      remains: { en: "A decision on machines that cannot be patched.", zh: "打不了补丁的机器，要有处置决定。" },
    },
    {
      name: { en: "Unneeded services and shares", zh: "计算环境：多余服务与共享" },
      inChinese: "入侵防范",
      level2: "7.1.4.4 b",
      level3: "8.1.4.4 b",
      does: { en: "Closes default shares and listed services by policy.", zh: "按策略关闭默认共享与指定服务。" },
      remains: { en: "Telling which printer really needs one.", zh: "确认哪台打印机真的需要共享。" },
    },
    {
      name: { en: "Password and screen lock", zh: "计算环境：身份鉴别" },
      inChinese: "身份鉴别",
      level2: "7.1.4.1 a, b",
      level3: "8.1.4.1 a, b",
      does: {
        en: "Enforces complexity, age, lockout and automatic lock.",
        zh: "强制复杂度、有效期、失败锁定与自动锁屏。",
      },
      remains: { en: "A second factor: directory or bastion.", zh: "双因素由目录或堡垒机提供。" },
    },
    {
      name: { en: "Data at rest", zh: "计算环境：存储保密性" },
      inChinese: "数据保密性",
      level3: "8.1.4.8 b",
      does: { en: "Encrypts disks and enrolled drives.", zh: "加密硬盘与登记的移动盘。" },
      remains: { en: "Databases and backups on servers.", zh: "服务器上的数据库与备份。" },
    },
    {
      name: { en: "Managed in one place", zh: "管理中心：集中管控" },
      inChinese: "集中管控",
      level3: "8.1.5.4 e",
      does: {
        en: "Policy, malicious code and patches of all computers, centrally.",
        zh: "全部电脑的策略、恶意代码与补丁集中管理。",
      },
      remains: { en: "Network devices.", zh: "网络设备。" },
    },
  ],
  note: {
    en: "Scope is agreed with the assessor before anything else. The standard has the last word.",
    zh: "先与测评机构确认范围。条款以标准原文为准。",
  },
  source: { label: { en: "Text of the standard", zh: "标准原文" }, url: "https://openstd.samr.gov.cn/" },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Per computer, from ten on", zh: "按台计费，十台起" },
  lead: {
    en: "Departments may differ. A computer that was not switched on for a month is not charged for that month.",
    zh: "不同部门可用不同版本；整月没开机的电脑，当月不收费。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "office",
      name: { en: "Office, one computer", zh: "办公版，每台" },
      for: { en: "Patches, malware, devices, encryption, inventory", zh: "补丁、病毒、外设、加密、资产" },
      usd: epimUsdPerMonth.office,
      unit: "month",
      slaPercent: demoSla.epim,
    },
    {
      id: "regulated",
      name: { en: "Regulated, one computer", zh: "合规版，每台" },
      for: {
        en: "Also allowlists, one-network rule, copy records, watermarks: finance, health, level 3",
        zh: "另含白名单、禁止外联、拷贝审计、水印，适合金融、医疗、三级",
      },
      usd: epimUsdPerMonth.regulated,
      unit: "month",
      slaPercent: demoSla.epim,
    },
  ],
  note: demoPriceNote,
};

const figure: Figure = {
  caption: {
    en: "Figure 1. An office on an ordinary morning. Broken lines are the two ways in that nobody planned.",
    zh: "图 1　寻常早晨的办公室。虚线是没人计划过的两条入口。",
  },
  nodes: [
    {
      id: "mail",
      label: { en: "An invoice", zh: "发票邮件" },
      note: { en: "with a macro", zh: "带宏" },
      column: 0,
      row: 0,
      kind: "outside",
    },
    {
      id: "epim",
      label: { en: "Console", zh: "管理中心" },
      note: { en: "EPIM", zh: "EPIM" },
      product: "epim",
      column: 1,
      row: 0,
      kind: "security",
    },
    {
      id: "stick",
      label: { en: "Flash drive", zh: "陌生 U 盘" },
      note: { en: "found outside", zh: "门口捡的" },
      column: 2,
      row: 0,
      kind: "outside",
    },
    {
      id: "fin",
      label: { en: "Accounts", zh: "财务电脑" },
      note: { en: "client", zh: "客户端" },
      column: 0,
      row: 1,
      kind: "compute",
    },
    {
      id: "sales",
      label: { en: "Sales", zh: "销售笔记本" },
      note: { en: "client", zh: "客户端" },
      column: 1,
      row: 1,
      kind: "compute",
    },
    {
      id: "desk",
      label: { en: "Reception", zh: "前台电脑" },
      note: { en: "client", zh: "客户端" },
      column: 2,
      row: 1,
      kind: "compute",
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
      id: "ztsacs",
      label: { en: "Zero trust", zh: "零信任" },
      note: { en: "asks for state", zh: "查询设备状态" },
      product: "ztsacs",
      column: 1,
      row: 2,
      kind: "security",
    },
    {
      id: "share",
      label: { en: "File share", zh: "文件共享" },
      note: { en: "healthy only", zh: "合格才可进" },
      product: "bcc",
      column: 2,
      row: 2,
      kind: "compute",
    },
  ],
  edges: [
    {
      from: "mail",
      to: "fin",
      isAttack: true,
      label: { en: "The invoice is opened; its script is blocked", zh: "发票被打开，脚本被拦" },
    },
    {
      from: "stick",
      to: "desk",
      isAttack: true,
      label: { en: "The drive is plugged in and stays mute", zh: "U 盘插上，但不起作用" },
    },
    {
      from: "epim",
      to: "fin",
      label: { en: "Policies and patches go to the computers in accounts", zh: "策略与补丁下发到财务" },
    },
    { from: "epim", to: "sales", label: { en: "to those in sales", zh: "下发到销售" } },
    { from: "epim", to: "desk", label: { en: "and to reception", zh: "下发到前台" } },
    { from: "fin", to: "las", label: { en: "Events are kept elsewhere", zh: "事件存到别处" } },
    { from: "sales", to: "ztsacs", label: { en: "A laptop reports its state", zh: "笔记本上报状态" } },
    { from: "ztsacs", to: "share", label: { en: "A healthy one gets at the files", zh: "合格的才能访问文件" } },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "What offices want to know", zh: "办公室里会问的" },
  items: [
    {
      question: { en: "Is the antivirus of Windows not enough?", zh: "Windows 自带的杀毒不够吗？" },
      answer: {
        en: "For finding malware it is good, and we can leave it on and only manage it. What it does not do: patch other programs, govern sticks, or tell you that eleven machines have switched it off.",
        zh: "查毒能力不差，我们也可以保留它、只做管理。它做不到的是：给其他软件打补丁、管 U 盘，以及告诉你有十一台把它关了。",
      },
    },
    {
      question: { en: "Which systems are supported?", zh: "支持哪些系统？" },
      answer: {
        en: "Windows 10 and 11, macOS 13 and later, Ubuntu, UOS and Kylin desktops (demo). Windows 7 gets malware protection and isolation only: its maker has ended updates.",
        zh: "Windows 10、11，macOS 13 及以上，Ubuntu、统信 UOS、麒麟桌面版（演示）。Windows 7 只提供查杀与隔离，因为厂商已停止更新。",
      },
    },
    {
      question: { en: "How do I install it on 200 machines?", zh: "两百台怎么装？" },
      answer: {
        en: "By group policy, by your management system, or by a link that staff click. Count on two days for 180 of them and two weeks for the last twenty.",
        zh: "域策略、现有管理平台下发，或发链接让员工点。180 台要两天，最后二十台要两周。",
      },
    },
    {
      question: { en: "Does it work without internet?", zh: "不能上网的内网能用吗？" },
      answer: {
        en: "Yes, with a relay in your network that fetches rules and patches, or takes them from a medium that you carry in.",
        zh: "能。在内网放一台中继，由它下载规则与补丁，也可用介质导入。",
      },
    },
    {
      question: { en: "Can it be removed?", zh: "能卸载干净吗？" },
      answer: {
        en: "With a code from the console, valid for one machine and one hour. Drives that it encrypted stay encrypted: export the recovery keys first.",
        zh: "用控制台生成的卸载码，限一台、一小时有效。加密过的盘仍是加密的，请先导出恢复密钥。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Where the desk ends", zh: "办公桌之外" },
  items: [
    { product: "hosteye", relation: { en: "Does for servers what this does for desks", zh: "在服务器上做同样的事" } },
    {
      product: "ztsacs",
      relation: { en: "Lets in only devices that this finds healthy", zh: "只放行它认为合格的设备" },
    },
    { product: "sats", relation: { en: "Teaches people to look twice at an invoice", zh: "教人对“发票”多看一眼" } },
    { product: "las", relation: { en: "Keeps its events for the auditor", zh: "为审计留存它的事件" } },
  ],
  solutions: ["smart-park", "medical"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Ten computers, watching only", zh: "先装十台，只看不管" },
  lead: {
    en: "Choose them from ten departments. After a week you know how old the patches are and how many sticks are in use, and nothing has been forbidden yet.",
    zh: "从十个部门各挑一台。一周后你就知道补丁有多旧、U 盘有多少，而且什么都还没禁。",
  },
  actions: [
    { label: { en: "Get the installer", zh: "获取安装包" }, to: "console:/epim/create" },
    { label: { en: "Training for people", zh: "人员意识培训" }, to: "/products/sats" },
  ],
};

export const content: PageContent = {
  code: "epim",
  title: { en: "Endpoint Protection and Integrity Management", zh: "终端安全管理系统 EPIM" },
  lead: {
    en: "One console that patches, protects and checks office computers, and decides what may be plugged in and what may start. For offices in which somebody does IT besides another job.",
    zh: "一个控制台，给办公电脑打补丁、查病毒、核对完整性，管住能插什么、能运行什么。适合“IT 是某人兼职”的办公室。",
  },
  actions: [
    { label: { en: "What it costs", zh: "看价格" }, to: "#prices" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/epim" },
  ],
  figure,
  facts: [
    {
      label: { en: "Office edition (demo price)", zh: "办公版（演示价格）" },
      value: { is: "price", usd: epimUsdPerMonth.office, unit: { en: "per computer and month", zh: "每台每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Keyboard, camera, microphone", zh: "键盘、摄像头、麦克风" },
      value: { is: "words", words: { en: "Never recorded", zh: "一律不记录" } },
      anchor: "notice",
    },
    {
      label: { en: "Patches arrive", zh: "补丁推送" },
      value: { is: "words", words: { en: "In three rings", zh: "分三批" } },
      anchor: "features",
    },
  ],
  blocks: [features, attacks, notice, coverage, scenarios, prices, questions, related, callToAction],
  seo: {
    title: {
      en: "Endpoint protection for offices: patch, guard, check",
      zh: "终端安全管理 EPIM：补丁、病毒、外设、完整性",
    },
    description: {
      en: "Patches in rings, malware stopped by behaviour, USB rules, disk encryption and allowlists for office computers, and what to tell staff beforehand.",
      zh: "办公电脑分批打补丁、按行为拦病毒、管 U 盘、磁盘加密与白名单，附员工告知要点、等保条款与每台价格。",
    },
    keywords: {
      en: "endpoint protection, patch management, USB control, allowlist, ZhiAn Cloud",
      zh: "终端安全,补丁管理,U盘管控,白名单,非法外联,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
