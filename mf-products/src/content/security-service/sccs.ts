import { sccsUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Words } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type {
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import type { CoverageBlock } from "../../model/security-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const pass: Words = { en: "Met", zh: "符合" };
const fail: Words = { en: "Gap", zh: "不符合" };
const accepted: Words = { en: "Accepted until 31 March", zh: "例外，至 3 月 31 日" };

const sample: DeliverableBlock = {
  is: "deliverable",
  anchor: "sample",
  nav: { en: "Sample sheet", zh: "核查表样例" },
  heading: { en: "A line for each check, with what was read", zh: "一项一行，读到什么写什么" },
  lead: {
    en: "An assessor believes output, not ticks. So each verdict stands beside the words of the machine.",
    zh: "测评师信输出，不信打勾。所以每个结论旁边都是机器的原话。",
  },
  caption: {
    en: "Figure 1. Sheet of one host out of 34, from a check that was never made",
    zh: "图 1　34 台主机之一的核查表，项目为虚构",
  },
  document: {
    title: { en: "Configuration check, host app-02", zh: "主机 app-02 配置核查表" },
    number: "SAMPLE-SCCS-02",
    meta: [
      { en: "Company: [[name]]", zh: "单位：[[名称]]" },
      { en: "Debian 12, Nginx 1.22, MySQL 8.0", zh: "Debian 12、Nginx 1.22、MySQL 8.0" },
      { en: "Baseline: level 3, edition 7, 142 items", zh: "基线：三级，第 7 版，142 项" },
    ],
    parts: [
      {
        id: "sheet",
        name: { en: "Sheet", zh: "核查表" },
        table: {
          columns: [
            { en: "Item", zh: "编号" },
            { en: "Asked", zh: "要求" },
            { en: "Read", zh: "实测" },
            { en: "Verdict", zh: "结论" },
          ],
          rows: [
            [
              { en: "LNX-1.04", zh: "LNX-1.04" },
              { en: "Root does not sign in over SSH", zh: "禁止 root 远程登录" },
              { en: "permitrootlogin yes", zh: "permitrootlogin yes" },
              fail,
            ],
            [
              { en: "LNX-1.07", zh: "LNX-1.07" },
              { en: "Locked after 5 failures, for 15 minutes", zh: "失败 5 次锁定 15 分钟" },
              { en: "pam_faillock not in the stack", zh: "未启用 pam_faillock" },
              fail,
            ],
            [
              { en: "LNX-3.02", zh: "LNX-3.02" },
              { en: "Audit records leave the host", zh: "审计日志外送" },
              { en: "rsyslog to [[log server]], TLS", zh: "rsyslog 经 TLS 送往 [[日志服务器]]" },
              pass,
            ],
            [
              { en: "WEB-2.01", zh: "WEB-2.01" },
              { en: "TLS 1.2 or later only", zh: "仅 TLS 1.2 及以上" },
              { en: "TLSv1 TLSv1.1 TLSv1.2", zh: "TLSv1 TLSv1.1 TLSv1.2" },
              accepted,
            ],
            [
              { en: "DB-1.09", zh: "DB-1.09" },
              { en: "The server reads no client files", zh: "禁止读取客户端文件" },
              { en: "local_infile = OFF", zh: "local_infile = OFF" },
              pass,
            ],
          ],
        },
      },
      {
        id: "evidence",
        name: { en: "What was read", zh: "原始输出" },
        paragraphs: [
          {
            en: "The file says “no”; the running daemon says “yes”. The first line of that file includes a directory, in which an image left a file of its own. It is read before the rest, and for this keyword the first value counts.",
            zh: "配置文件里写的是 no，运行中的进程却是 yes：镜像遗留的文件先被包含，而该关键字以最先读到的为准。",
          },
        ],
        listing: [
          "# grep -i permitroot /etc/ssh/sshd_config",
          "PermitRootLogin no",
          "# sshd -T | grep permitrootlogin",
          "permitrootlogin yes",
          "# grep -ri permitroot /etc/ssh/sshd_config.d/",
          "/etc/ssh/sshd_config.d/50-cloud-init.conf:PermitRootLogin yes",
        ],
      },
      {
        id: "exception",
        name: { en: "An exception", zh: "一条例外" },
        paragraphs: [
          {
            en: "WEB-2.01. 11 cash registers in [[town]] speak TLS 1.0 and are replaced in March. Until then the old protocols are open to their addresses only. Asked for by [[head of sales systems]], agreed by [[security officer]], ends on 31 March without further word.",
            zh: "WEB-2.01：[[某地]] 11 台收银机只支持 TLS 1.0，三月更换。在此之前旧协议只对这些地址开放。申请人 [[销售系统负责人]]，批准人 [[安全主管]]，3 月 31 日自动失效。",
          },
        ],
      },
      {
        id: "drift",
        name: { en: "Since last time", zh: "与上次相比" },
        table: {
          columns: [
            { en: "All 34 hosts", zh: "全部 34 台" },
            { en: "May", zh: "5 月" },
            { en: "November", zh: "11 月" },
          ],
          rows: [
            [
              { en: "Checks met", zh: "符合项" },
              { en: "3,590", zh: "3,590" },
              { en: "4,377", zh: "4,377" },
            ],
            [
              { en: "Gaps", zh: "不符合项" },
              { en: "1,198", zh: "1,198" },
              { en: "407", zh: "407" },
            ],
            [
              { en: "Of these, met in May", zh: "其中 5 月曾符合" },
              { en: "–", zh: "–" },
              { en: "39", zh: "39" },
            ],
          ],
        },
        paragraphs: [
          {
            en: "The 39 that fell back all stand on machines that were built anew from an old image. The image is the thing to mend.",
            zh: "回退的 39 项都在用旧镜像重装的机器上。该改的是镜像。",
          },
        ],
      },
    ],
    signed: {
      en: "Signed by the engineer who ran the check and by the administrator who was present",
      zh: "由核查工程师与在场的系统管理员共同签字",
    },
  },
  note: {
    en: "Company and figures are invented; the trap with two SSH files is not.",
    zh: "单位与数字为虚构，两个 SSH 配置文件的坑是真的。",
  },
};

const coverage: CoverageBlock = {
  is: "coverage",
  anchor: "coverage",
  nav: { en: "Clauses", zh: "等保条款" },
  heading: { en: "Which clauses the items come from", zh: "核查项出自哪些条款" },
  lead: {
    en: "Each item of our Classified Protection (MLPS, 等保) baseline names its clause in GB/T 22239-2019. A check shows a gap; closing it is a decision about your systems.",
    zh: "等保基线的每一项都标注 GB/T 22239-2019 条款。核查只负责指出差距，改不改、怎么改是你的决定。",
  },
  caption: {
    en: "Table 1. Clauses, and what a read-only check can say about them",
    zh: "表 1　条款与只读核查能回答的内容",
  },
  controls: [
    {
      name: { en: "Identification", zh: "计算环境：身份鉴别" },
      inChinese: "身份鉴别",
      level2: "7.1.4.1 a–c",
      level3: "8.1.4.1 a–d",
      does: {
        en: "Password length, complexity and age, lockout, encrypted remote access, whether a second factor stands in the login's stack.",
        zh: "口令长度、复杂度、有效期，失败锁定，远程加密，登录链路里有没有第二因素。",
      },
      remains: {
        en: "Whether two people share one password.",
        zh: "两个人是否共用一个口令。",
      },
    },
    {
      name: { en: "Access control on hosts", zh: "计算环境：访问控制" },
      inChinese: "访问控制",
      level2: "7.1.4.2 a–d",
      level3: "8.1.4.2 a–d",
      does: {
        en: "Default accounts renamed or locked, accounts unused for 90 days, members of administrator groups, sudo rules.",
        zh: "默认账户是否改名或禁用、90 天未登录账户、管理员组成员、sudo 规则。",
      },
      remains: {
        en: "Whether a right is needed for somebody's job.",
        zh: "某项权限是不是岗位真正需要。",
      },
    },
    {
      name: { en: "Audit on hosts", zh: "计算环境：安全审计" },
      inChinese: "安全审计",
      level2: "7.1.4.3 a–c",
      level3: "8.1.4.3 a–d",
      does: {
        en: "That auditing is on for every user, what a record holds, where it is sent, who may stop the service.",
        zh: "审计是否覆盖每个用户、记录字段、外送去向、谁能停掉审计进程。",
      },
      remains: { en: "Whether somebody reads the records.", zh: "有没有人真的在看。" },
    },
    {
      name: { en: "Intrusion prevention on hosts", zh: "计算环境：入侵防范（最小化）" },
      inChinese: "入侵防范：最小安装、关闭端口、限制接入",
      level2: "7.1.4.4 a–c",
      level3: "8.1.4.4 a–c",
      does: {
        en: "Installed packages, listening ports and the program behind each, default shares, from which addresses management is open.",
        zh: "已装软件包、监听端口及对应程序、默认共享、管理端口允许的来源地址。",
      },
      remains: { en: "Which of the ports an old application still needs.", zh: "哪些端口是老应用离不开的。" },
    },
    {
      name: { en: "Malicious code on hosts", zh: "计算环境：恶意代码防范" },
      inChinese: "恶意代码防范",
      level2: "7.1.4.5",
      level3: "8.1.4.5",
      does: {
        en: "Protection present, running, and the date of its signatures.",
        zh: "防护是否安装并运行，特征库日期。",
      },
      remains: { en: "Whether the host is clean today.", zh: "主机此刻是否干净。" },
    },
    {
      name: { en: "Rules at the boundary", zh: "区域边界：访问控制" },
      inChinese: "访问控制",
      level2: "7.1.3.2 a, b",
      level3: "8.1.3.2 a, b",
      does: {
        en: "The last rule refuses; rules that never matched, rules that another one hides, rules open to everyone.",
        zh: "末条是否默认拒绝，从未命中、被遮盖、对所有来源开放的规则。",
      },
      remains: { en: "Who once asked for a rule, when nobody wrote it down.", zh: "没留记录的规则当初是谁要的。" },
    },
    {
      name: { en: "Communication", zh: "通信网络：通信传输" },
      inChinese: "通信传输",
      level2: "7.1.2.2",
      level3: "8.1.2.2 a, b",
      does: {
        en: "Protocols and ciphers that a service accepts, validity of its certificate.",
        zh: "服务接受的协议与套件、证书有效期。",
      },
      remains: {
        en: "National algorithms: that is the cryptography assessment's matter.",
        zh: "商用密码算法，属于密评范围。",
      },
    },
  ],
  note: {
    en: "A check is evidence that you collect for yourself. The assessment body repeats what it needs, after GB/T 28448-2019.",
    zh: "核查结果供自查举证，测评机构会按 GB/T 28448-2019 自行验证。",
  },
  source: { label: { en: "Read the standard", zh: "查看标准" }, url: "https://openstd.samr.gov.cn/" },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "method",
  nav: { en: "Method", zh: "方法" },
  heading: { en: "How to ask a machine without touching it", zh: "不动一根汗毛，问清一台机器" },
  items: [
    {
      title: { en: "What runs, not what is written", zh: "看运行值，不看配置文件" },
      text: {
        en: "A file is an intention. The daemon may have been started before it was changed.",
        zh: "文件只是意图，进程可能在改文件之前就启动了。",
      },
      mechanism: {
        en: "Effective values are asked of the program: sshd -T, nginx -T, SHOW GLOBAL VARIABLES, sysctl -a, auditpol; the files are read second, to explain a difference.",
        zh: "直接问程序要生效值：sshd -T、nginx -T、SHOW GLOBAL VARIABLES、sysctl -a、auditpol；文件只用来解释差异。",
      },
      limit: {
        en: "A program that offers no such question is checked by its file, and marked so.",
        zh: "程序不提供查询时才看文件，并在表中注明。",
      },
    },
    {
      title: { en: "A script you can read before it runs", zh: "脚本先给你看" },
      text: {
        en: "Nothing is installed and nothing is left: your administrator runs plain shell or PowerShell.",
        zh: "不装代理、不留文件，由你的管理员运行明文 Shell 或 PowerShell。",
      },
      mechanism: {
        en: "It reads, prints one JSON line for each item, and ends; writing commands do not occur in it, which a search of 600 lines confirms.",
        zh: "只读、每项输出一行 JSON、跑完即止；全文约六百行，搜一遍就知道没有写操作。",
      },
      limit: {
        en: "Some items need root or an administrator. Without it they are “not checked”, never “met”.",
        zh: "部分项目需要管理员权限，没有权限就记“未核查”，绝不记“符合”。",
      },
    },
    {
      title: { en: "One baseline out of several", zh: "多份规范合成一份" },
      text: {
        en: "The standard, the CIS Benchmarks and your own rules overlap, and here and there disagree.",
        zh: "等保、CIS 基准和你的内部规定互相重叠，偶尔打架。",
      },
      mechanism: {
        en: "Each item lists its sources; where they differ, the stricter stands unless you strike it. Periodic change of passwords is such a case: the standard asks for it, newer guidance advises against it.",
        zh: "每项列出来源，冲突时从严，除非你划掉。比如定期换口令：等保要求，较新的国际指南反而不建议。",
      },
      limit: {
        en: "Setting up a baseline of your own takes one workshop of half a day. The standard ones are ready.",
        zh: "定制基线需要半天研讨，标准基线可直接用。",
      },
    },
    {
      title: { en: "Exceptions that end", zh: "例外有期限" },
      text: {
        en: "“We need that” is a reason, not a state for ever.",
        zh: "“业务需要”是理由，不是永久状态。",
      },
      mechanism: {
        en: "An exception has an owner, a substitute measure and a last day. On the next run after that day it is a gap again.",
        zh: "每条例外都有责任人、替代措施和截止日，过期后下次核查自动变回不符合。",
      },
      limit: { en: "No exceptions are granted by us. We only keep the list.", zh: "批不批由你，我们只管记账。" },
    },
  ],
};

const systems: SpecsBlock = {
  is: "specs",
  anchor: "systems",
  nav: { en: "Systems", zh: "核查对象" },
  heading: { en: "What we have questions for", zh: "哪些系统有现成的核查项" },
  caption: { en: "Table 2. Systems and number of items (demo values)", zh: "表 2　对象与核查项数量（演示数值）" },
  columns: [
    { en: "Kind", zh: "类别" },
    { en: "Products", zh: "产品" },
    { en: "Items", zh: "项数" },
    { en: "Access needed", zh: "所需权限" },
  ],
  rows: [
    {
      label: { en: "Linux", zh: "Linux" },
      cells: [
        { en: "Debian, Ubuntu, RHEL and kin, openEuler, Kylin", zh: "Debian、Ubuntu、RHEL 系、openEuler、麒麟" },
        { en: "86", zh: "86" },
        { en: "root by sudo", zh: "sudo 至 root" },
      ],
    },
    {
      label: { en: "Windows", zh: "Windows" },
      cells: [
        { en: "Server 2016 to 2025", zh: "Server 2016 至 2025" },
        { en: "94", zh: "94" },
        { en: "Local administrator", zh: "本地管理员" },
      ],
    },
    {
      label: { en: "Databases", zh: "数据库" },
      cells: [
        {
          en: "MySQL, PostgreSQL, SQL Server, Oracle, Redis, Dameng",
          zh: "MySQL、PostgreSQL、SQL Server、Oracle、Redis、达梦",
        },
        { en: "28 to 47", zh: "28 至 47" },
        { en: "An account that reads settings, no tables", zh: "只读参数的账号，不读业务表" },
      ],
    },
    {
      label: { en: "Middleware", zh: "中间件" },
      cells: [
        { en: "Nginx, Apache, Tomcat, IIS, Docker, Kubernetes", zh: "Nginx、Apache、Tomcat、IIS、Docker、Kubernetes" },
        { en: "19 to 61", zh: "19 至 61" },
        { en: "The service's own user", zh: "服务运行用户" },
      ],
    },
    {
      label: { en: "Network", zh: "网络设备" },
      cells: [
        { en: "Switches and firewalls by exported configuration", zh: "交换机、防火墙，凭导出的配置" },
        { en: "33", zh: "33" },
        { en: "None: a file is enough", zh: "无需权限，给文件即可" },
      ],
    },
  ],
};

const yourself: TerminalBlock = {
  is: "terminal",
  anchor: "yourself",
  nav: { en: "Try it", zh: "自己先查" },
  heading: { en: "Five questions you can ask yourself, now", zh: "现在就能自查的五个问题" },
  lead: {
    en: "On any Linux server, without us. If one of the answers surprises you, the other 81 may as well.",
    zh: "随便找一台 Linux，不用找我们。有一条让你意外，另外 81 条也值得看看。",
  },
  steps: [
    {
      explanation: { en: "May root, or a password, sign in from afar?", zh: "root 或口令能远程登录吗？" },
      command: "sudo sshd -T | grep -Ei 'permitrootlogin|passwordauthentication'",
    },
    {
      explanation: { en: "Who else is root, by number?", zh: "还有谁的 UID 是 0？" },
      command: "grep -E '^[^:]+:[^:]*:0:' /etc/passwd",
    },
    {
      explanation: { en: "What listens to the whole world, and which program is it?", zh: "哪些程序对所有地址监听？" },
      command: "sudo ss -tulpn | grep -E '0\\.0\\.0\\.0|\\[::\\]|\\*:'",
    },
    {
      explanation: {
        en: "Which commands may be run as root without a password?",
        zh: "哪些命令免密就能以 root 运行？",
      },
      command: "sudo grep -rE 'NOPASSWD' /etc/sudoers /etc/sudoers.d/",
    },
    {
      explanation: {
        en: "Does your site still speak TLS 1.1? A handshake failure is the good answer",
        zh: "网站还接受 TLS 1.1 吗？握手失败才是好消息",
      },
      command: "openssl s_client -connect shop.example:443 -tls1_1 </dev/null",
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By hosts, whatever runs on them", zh: "按主机数，上面跑什么都含" },
  demo: demoPrices,
  lines: [
    {
      id: "hosts10",
      name: { en: "Up to 10 hosts", zh: "10 台以内" },
      for: { en: "One system, results in three working days", zh: "单个系统，三个工作日出结果" },
      usd: sccsUsd.hosts10,
      unit: "once",
    },
    {
      id: "hosts50",
      name: { en: "Up to 50 hosts", zh: "50 台以内" },
      for: { en: "A company before its assessment, one week", zh: "测评前自查，一周" },
      usd: sccsUsd.hosts50,
      unit: "once",
    },
    {
      id: "hosts200",
      name: { en: "Up to 200 hosts", zh: "200 台以内" },
      for: { en: "Several systems, with one baseline workshop, three weeks", zh: "多个系统，含一次基线研讨，三周" },
      usd: sccsUsd.hosts200,
      unit: "once",
    },
  ],
  note: demoPriceNote,
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Small service, sharp questions", zh: "活不大，问题要问细" },
  items: [
    {
      question: { en: "Is that not what a vulnerability scanner does?", zh: "这不就是漏洞扫描吗？" },
      answer: {
        en: "A scanner asks whether the software is outdated. We ask how it is set. A current OpenSSH that lets root in with a password has no CVE at all.",
        zh: "扫描看软件版本旧不旧，核查看设置对不对。最新版 OpenSSH 放 root 用口令登录，一个 CVE 都没有。",
      },
    },
    {
      question: { en: "Do you get our passwords?", zh: "会拿到口令吗？" },
      answer: {
        en: "No. Your administrator runs the script and looks through the result before it is sent. Hashes, keys and host names in other networks are cut out by the script.",
        zh: "不会。脚本由你的管理员运行，结果先过目再发。口令散列、密钥和无关网段的主机名由脚本剔除。",
      },
    },
    {
      question: { en: "Will it slow the host down?", zh: "会影响业务吗？" },
      answer: {
        en: "It takes 20 to 90 seconds at the lowest priority (nice 19, idle disk class). The slowest item searches for files with the set-user bit; on large file systems it can be left out.",
        zh: "以最低优先级运行 20 至 90 秒。最慢的是查找带 SUID 位的文件，大文件系统可以跳过。",
      },
    },
    {
      question: { en: "Do you repair what you find?", zh: "查完帮改吗？" },
      answer: {
        en: "Not in this service, and on purpose: whoever checks should not write on the same day. Reinforcement is ordered separately and uses the sheet as its list.",
        zh: "本服务不改，这是有意的：查的人当天不动手。要改请另订加固服务，核查表就是它的任务单。",
      },
    },
    {
      question: { en: "How does this differ from the checks in HostEye?", zh: "和主机安全里的基线检查有何不同？" },
      answer: {
        en: "HostEye asks every day, by agent, about the most important third. Here a person looks at all items once, at network devices and databases too, and writes the sheet that an assessor accepts as input.",
        zh: "主机安全靠代理每天查最要紧的三分之一；这里由人把全部项目查一遍，含网络设备和数据库，并出可供测评参考的核查表。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Before the check and after it", zh: "核查前后" },
  items: [
    { product: "srs", relation: { en: "Works through the sheet's gaps", zh: "照着核查表逐项加固" } },
    { product: "vss", relation: { en: "Asks the other question: is it outdated?", zh: "回答另一半：版本旧不旧" } },
    {
      product: "hosteye",
      relation: { en: "Keeps asking every day what was asked once", zh: "把一次性的检查变成每天" },
    },
    {
      product: "islpcs",
      relation: { en: "Decides which level, and so which baseline", zh: "先定级，才知道用哪份基线" },
    },
  ],
  solutions: ["dengbao-solution"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Check one host first", zh: "先查一台" },
  lead: {
    en: "Download the script, read it, run it on a host of your choice and look at what it prints. Then decide whether the other hosts are worth it.",
    zh: "下载脚本，读一遍，挑一台跑一跑，看看输出，再决定其余的值不值得查。",
  },
  actions: [
    { label: { en: "Get the script", zh: "获取脚本" }, to: "console:/sccs" },
    { label: { en: "Five questions first", zh: "先自查五问" }, to: "#yourself" },
  ],
};

export const content: PageContent = {
  code: "sccs",
  title: { en: "Security Configuration Check Service", zh: "安全基线核查服务" },
  lead: {
    en: "We compare how your systems are really set with a written baseline, and list every gap with the machine's own output. For administrators before an assessment, an audit or a handover.",
    zh: "拿系统的实际生效配置对照书面基线，逐项列出差距，附机器原始输出。适合测评、审计或交接之前的系统管理员。",
  },
  actions: [
    { label: { en: "Look at a sheet", zh: "看核查表" }, to: "#sample" },
    { label: { en: "Get the script", zh: "获取脚本" }, to: "console:/sccs" },
  ],
  facts: [
    {
      label: { en: "Up to 10 hosts (demo price)", zh: "10 台以内（演示价格）" },
      value: { is: "price", usd: sccsUsd.hosts10, unit: { en: "once", zh: "每次" } },
      anchor: "prices",
    },
    {
      label: { en: "Changes made to your systems", zh: "对系统的改动" },
      value: { is: "words", words: { en: "None: read-only", zh: "无，全程只读" } },
      anchor: "method",
    },
    {
      label: { en: "Controls of GB/T 22239-2019", zh: "GB/T 22239-2019 控制点" },
      value: {
        is: "words",
        words: { en: `${coverage.controls.length}, clause by clause`, zh: `${coverage.controls.length} 个，逐条对应` },
      },
      anchor: "coverage",
    },
    {
      label: { en: "Linux items (demo)", zh: "Linux 核查项（演示）" },
      value: { is: "words", words: { en: "86", zh: "86 项" } },
      anchor: "systems",
    },
  ],
  blocks: [sample, coverage, features, systems, yourself, prices, questions, related, callToAction],
  seo: {
    title: { en: "Security configuration check: every gap, with evidence", zh: "安全基线核查服务：逐项差距与原始输出" },
    description: {
      en: "Read-only checks of Linux, Windows, databases and network devices against MLPS level 2 and 3 baselines, with a sample sheet, clauses and demo prices.",
      zh: "只读核查主机、数据库、中间件与网络设备，对照等保二级三级条款，附核查表样例与演示价格。",
    },
    keywords: {
      en: "security baseline check, hardening audit, GB/T 22239-2019, CIS Benchmarks, ZhiAn Cloud",
      zh: "安全基线核查,配置核查,等保自查,GB/T 22239-2019,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
