import { vssUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { DeliverableBlock } from "../../model/instrument-content.ts";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
} from "../../model/page-content.ts";
import type { AttacksBlock, CoverageBlock } from "../../model/security-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  nav: { en: "Scan or test?", zh: "扫描还是渗透" },
  heading: { en: "Four products that look for weaknesses", zh: "四种找弱点的办法" },
  lead: {
    en: "A scanner knows a hundred thousand holes and understands none of your business. People know few, and understand.",
    zh: "扫描器认得十万个漏洞，但一点不懂你的业务；人认得不多，却看得懂。",
  },
  caption: {
    en: "Scanning beside a test, a check-up and a configuration check",
    zh: "漏洞扫描与渗透测试、网站体检、基线核查对照",
  },
  subjects: ["vss", "pts", "websis", "sccs"],
  rows: [
    {
      criterion: { en: "Who looks", zh: "谁来看" },
      values: [
        { en: "A program", zh: "程序" },
        { en: "People", zh: "人" },
        { en: "A program, briefly", zh: "程序，快速过一遍" },
        { en: "People with scripts", zh: "人加脚本" },
      ],
    },
    {
      criterion: { en: "How often it makes sense", zh: "多久做一次" },
      values: [
        { en: "Weekly, and after changes", zh: "每周，以及每次变更后" },
        { en: "Once or twice a year", zh: "一年一两次" },
        { en: "Once, to begin", zh: "起步时一次" },
        { en: "Twice a year", zh: "一年两次" },
      ],
    },
    {
      criterion: { en: "Faults of logic, such as reading another's order", zh: "逻辑缺陷，如看到别人的订单" },
      values: [
        { en: "No", zh: "找不到" },
        { en: "Yes", zh: "能找到" },
        { en: "No", zh: "找不到" },
        { en: "No", zh: "找不到" },
      ],
    },
    {
      criterion: { en: "Proof that a hole can be used", zh: "证明漏洞可利用" },
      values: [
        { en: "Where it is harmless", zh: "无害时才验证" },
        { en: "Yes, with a chain of steps", zh: "有，含攻击链" },
        { en: "No", zh: "没有" },
        { en: "Not its subject", zh: "不涉及" },
      ],
    },
  ],
  chooseWhen: [
    { en: "you have more addresses than you can remember, and they change.", zh: "地址多到记不全，而且一直在变。" },
    {
      en: "one application carries the business, or an assessor asks for a test by people.",
      zh: "业务系于一个应用，或测评要求人工渗透。",
    },
    {
      en: "you have never looked at your site and want to know today, free of charge.",
      zh: "从没检查过网站，想今天就免费看一眼。",
    },
    {
      en: "settings, not holes, are in question: hardening before an assessment.",
      zh: "要查的是配置而不是漏洞，比如测评前加固。",
    },
  ],
};

const report: DeliverableBlock = {
  is: "deliverable",
  anchor: "report",
  nav: { en: "The report", zh: "报告样例" },
  heading: { en: "A report that begins with what to do", zh: "先说该做什么的报告" },
  lead: {
    en: "Twelve of 214 findings make up the first page. The rest is there for those who ask.",
    zh: "214 条里只有 12 条上首页，其余留给要查的人。",
  },
  caption: {
    en: "Figure 2. From a weekly report of an invented trading company; names are blacked out as in a real one",
    zh: "图 2　一份周报节选，贸易公司为虚构，涂黑方式与真实报告一致",
  },
  document: {
    title: { en: "Weekly vulnerability report, week 47", zh: "漏洞扫描周报（第 47 周）" },
    number: "SAMPLE-VSS-01",
    meta: [
      { en: "For: [[Nusa Timber Trading]], head of IT", zh: "呈：[[努沙木业]] IT 主管" },
      { en: "38 addresses, 6 websites, 4 databases", zh: "38 个地址、6 个网站、4 个数据库" },
      { en: "A real one has 20 to 60 pages, also as CSV and JSON", zh: "实际 20 至 60 页，另附 CSV 与 JSON" },
    ],
    parts: [
      {
        id: "first",
        name: { en: "This week", zh: "本周" },
        paragraphs: [
          {
            en: "Do two things: update the message broker on [[mq-1]], for which ready-made attacks circulate, and take the database on [[203.0.113.31]] off the internet. Together about three hours.",
            zh: "请先做两件事：升级 [[mq-1]] 上的消息中间件（已有现成攻击代码）；把 [[203.0.113.31]] 上的数据库从公网撤下。合计约三小时。",
          },
          {
            en: "New since week 46: 9. Closed: 31. Open for more than 90 days: 4, all on the scanner-control computer that cannot be updated.",
            zh: "较第 46 周新增 9 条，关闭 31 条，超过 90 天未关闭 4 条，均在那台无法升级的扫描控制机上。",
          },
        ],
      },
      {
        id: "ranking",
        name: { en: "Ranking", zh: "排序" },
        table: {
          columns: [
            { en: "No.", zh: "序号" },
            { en: "Finding", zh: "发现" },
            { en: "CVSS", zh: "CVSS" },
            { en: "Exploited in the wild", zh: "野外利用" },
            { en: "Reachable from", zh: "可达范围" },
          ],
          rows: [
            [
              { en: "1", zh: "1" },
              { en: "CVE-2023-46604, message broker on [[mq-1]]", zh: "CVE-2023-46604，[[mq-1]] 消息中间件" },
              { en: "9.8", zh: "9.8" },
              { en: "Yes", zh: "有" },
              { en: "Internet", zh: "公网" },
            ],
            [
              { en: "2", zh: "2" },
              { en: "Redis without a password, [[203.0.113.31]]", zh: "Redis 无密码，[[203.0.113.31]]" },
              { en: "none (setting)", zh: "无（配置类）" },
              { en: "Yes", zh: "有" },
              { en: "Internet", zh: "公网" },
            ],
            [
              { en: "3", zh: "3" },
              { en: "SQL injection, parameter id of [[/catalogue]]", zh: "SQL 注入，[[/catalogue]] 的 id 参数" },
              { en: "9.1", zh: "9.1" },
              { en: "Own code", zh: "自研代码" },
              { en: "Internet", zh: "公网" },
            ],
            [
              { en: "11", zh: "11" },
              { en: "CVE-2021-4034, polkit on [[file-2]]", zh: "CVE-2021-4034，[[file-2]] 的 polkit" },
              { en: "7.8", zh: "7.8" },
              { en: "Yes", zh: "有" },
              { en: "Local accounts", zh: "本地账户" },
            ],
          ],
        },
      },
      {
        id: "finding",
        name: { en: "Finding 1", zh: "发现 1" },
        paragraphs: [
          {
            en: "Apache ActiveMQ 5.15.11 answers on port 61616. A crafted OpenWire message makes it load a class from an address of the sender's choice, without a login.",
            zh: "61616 端口上运行 Apache ActiveMQ 5.15.11。构造的 OpenWire 报文可让它从攻击者指定的地址加载类，无需登录。",
          },
          {
            en: "To do: 5.15.16 or a later maintained line. Until then: close 61616 to all but [[10.0.2.0/24]]. Check afterwards: look for child processes of java started since 27 October 2023.",
            zh: "处置：升级到 5.15.16 或更新的维护版本；之前先将 61616 只对 [[10.0.2.0/24]] 开放。升级后再查：2023 年 10 月 27 日以来 java 派生的子进程。",
          },
        ],
        listing: [
          "target   203.0.113.24:61616/tcp",
          "banner   ActiveMQ OpenWire, ProviderVersion 5.15.11",
          "check    version < 5.15.16, no exploit sent",
          "seen     2026-11-16T02:41Z, first seen 2026-11-09T02:39Z",
          "sure     high (version stated by the service itself)",
        ],
      },
      {
        id: "retest",
        name: { en: "Closed", zh: "复测" },
        table: {
          columns: [
            { en: "Finding of week 46", zh: "第 46 周的发现" },
            { en: "Now", zh: "现状" },
            { en: "How it was checked", zh: "如何确认" },
          ],
          rows: [
            [
              { en: "TLS 1.0 on [[mail]]", zh: "[[mail]] 支持 TLS 1.0" },
              { en: "Closed", zh: "已关闭" },
              { en: "Handshake with 1.0 refused", zh: "1.0 握手被拒" },
            ],
            [
              { en: "/.git readable on [[test]]", zh: "[[test]] 的 /.git 可读" },
              { en: "Closed", zh: "已关闭" },
              { en: "404 for config, HEAD and index", zh: "config、HEAD、index 均返回 404" },
            ],
            [
              { en: "Certificate of [[vpn]] expires", zh: "[[vpn]] 证书将到期" },
              { en: "Open, 9 days left", zh: "未关闭，剩 9 天" },
              { en: "Date in the certificate", zh: "读取证书日期" },
            ],
          ],
        },
      },
    ],
    signed: {
      en: "Written by a machine and not signed. Who needs a report with a signature orders a test by people.",
      zh: "由程序生成，不签字不盖章。需要签章报告的，请选人工服务。",
    },
  },
  note: {
    en: "The company, its hosts and its holes are made up; the CVE entries and versions are real.",
    zh: "公司、主机与其漏洞均为虚构，CVE 编号与版本为真实。",
  },
};

const attacks: AttacksBlock = {
  is: "attacks",
  anchor: "attacks",
  nav: { en: "Holes", zh: "漏洞举例" },
  heading: { en: "Seven open doors, and who finds them first", zh: "七扇没关的门，看谁先发现" },
  lead: {
    en: "A scan blocks nothing. It only decides whether you or somebody else reads the list first.",
    zh: "扫描不拦任何东西，它只决定这份清单是你先看到，还是别人先看到。",
  },
  caption: {
    en: "Table 1. What is open, what a stranger makes of it, and what the scan says",
    zh: "表 1　哪里开着，陌生人会怎么用，扫描怎么说",
  },
  items: [
    {
      id: "redis",
      name: { en: "A cache on the internet", zh: "暴露在公网的缓存" },
      request: {
        en: "redis-cli -h 203.0.113.31 INFO, answered without a password",
        zh: "redis-cli -h 203.0.113.31 INFO，不用密码就有应答",
      },
      without: {
        en: "He writes a key into root's login file with two commands.",
        zh: "两条命令就把公钥写进 root 的登录文件。",
      },
      with: {
        en: "Reported within the hour after the port opened, with the rule that opened it.",
        zh: "端口打开一小时内上报，并指出是哪条规则放行的。",
      },
      log: [
        "scan=2026-11-16T02:10Z",
        "finding=UNAUTH-REDIS",
        "target=203.0.113.31:6379",
        "evidence=redis_version:6.2.6",
        "opened_by=sg-dev/rule-4",
        "rank=2",
        "fix=close-port+requirepass",
      ],
    },
    {
      id: "broker",
      name: { en: "A broker with a published hole", zh: "有公开漏洞的中间件" },
      request: {
        en: "ActiveMQ 5.15.11 on 61616 (CVE-2023-46604)",
        zh: "61616 端口上的 ActiveMQ 5.15.11（CVE-2023-46604）",
      },
      without: {
        en: "Automated: minutes from the port scan to encrypted disks.",
        zh: "全自动：从扫到端口到磁盘被加密，只要几分钟。",
      },
      with: {
        en: "First in the list, because it is reachable and attacks are known.",
        zh: "排在第一，因为公网可达且已有人利用。",
      },
      log: [
        "scan=2026-11-16T02:41Z",
        "finding=CVE-2023-46604",
        "target=203.0.113.24:61616",
        "cvss=9.8",
        "exploited=yes",
        "exposure=internet",
        "rank=1",
        "fix=>=5.15.16",
      ],
    },
    {
      id: "git",
      name: { en: "The forgotten test site", zh: "被遗忘的测试站" },
      request: "GET https://test.shop.example/.git/config → 200",
      without: {
        en: "He downloads the whole source, with the passwords of its first year.",
        zh: "整个源码被拖走，连同第一年写在里面的密码。",
      },
      with: {
        en: "The name is found in public certificate logs, although nobody listed it; the directory is reported.",
        zh: "没人登记过这个域名，但在公开的证书透明日志里能找到，目录随即上报。",
      },
      log: [
        "scan=2026-11-16T03:02Z",
        "finding=VCS-EXPOSED",
        "target=test.shop.example",
        "path=/.git/config",
        "status=200",
        "discovered=certificate-transparency",
        "rank=4",
        "fix=deny+rotate-secrets",
      ],
    },
    {
      id: "sqli",
      name: { en: "A parameter that reaches the database", zh: "直达数据库的参数" },
      request: "GET /catalogue?id=7 AND SLEEP(5)",
      without: { en: "One row after another leaves, at night, slowly.", zh: "夜里慢慢地，一行一行被读走。" },
      with: {
        en: "Proven by three delays of five, zero and five seconds. No row is read.",
        zh: "用五秒、零秒、五秒三次延时证明，不读取任何数据。",
      },
      log: [
        "scan=2026-11-16T03:20Z",
        "finding=SQLI-TIME",
        "target=www.shop.example/catalogue",
        "param=id",
        "delays=5.02,0.03,5.01",
        "rows_read=0",
        "rank=3",
        "fix=bind-parameter",
      ],
    },
    {
      id: "backport",
      name: { en: "An old version that is not old", zh: "看着旧、其实已修复" },
      request: {
        en: "SSH-2.0-OpenSSH_8.9p1 (CVE-2024-6387 by its number)",
        zh: "SSH-2.0-OpenSSH_8.9p1（按版本号对应 CVE-2024-6387）",
      },
      without: { en: "He tries for hours and gets nowhere.", zh: "试上几小时，一无所获。" },
      with: {
        en: "With a read-only login the package is seen to carry the fix: closed, not reported. Without a login it stands in the list as uncertain.",
        zh: "有只读账号时能看到软件包已含补丁，直接关闭；没有账号则标为“待确认”。",
      },
      log: [
        "scan=2026-11-16T02:55Z",
        "finding=CVE-2024-6387",
        "target=10.0.2.14:22",
        "package=1:8.9p1-3ubuntu0.10",
        "login=read-only",
        "state=fixed-by-distribution",
        "rank=none",
      ],
    },
    {
      id: "password",
      name: { en: "A password from the manual", zh: "说明书上的密码" },
      request: { en: "Tomcat manager, user tomcat, password s3cret", zh: "Tomcat 管理页，用户 tomcat，密码 s3cret" },
      without: { en: "He uploads an application of his own.", zh: "直接部署一个他自己的应用。" },
      with: {
        en: "Default pairs are tried once each, with pauses, never in lists of thousands: accounts are not locked by us.",
        zh: "默认口令每对只试一次，间隔进行，不跑字典，不会把账号锁死。",
      },
      log: [
        "scan=2026-11-16T03:31Z",
        "finding=DEFAULT-CREDENTIAL",
        "target=10.0.2.30:8080/manager",
        "user=tomcat",
        "tries=1",
        "rank=5",
        "fix=remove-manager",
      ],
    },
    {
      id: "expiry",
      name: { en: "A date that is coming", zh: "快到的日期" },
      request: {
        en: "certificate of vpn.shop.example, valid until 25 November 2026",
        zh: "vpn.shop.example 的证书，2026 年 11 月 25 日到期",
      },
      without: { en: "No attacker is needed: on Wednesday nobody gets in.", zh: "不需要攻击者，周三谁也连不上。" },
      with: { en: "In the report thirty days before, and again each week.", zh: "提前三十天进周报，此后每周提醒。" },
      log: [
        "scan=2026-11-16T02:12Z",
        "finding=CERT-EXPIRES",
        "target=vpn.shop.example:443",
        "not_after=2026-11-25",
        "days=9",
        "rank=6",
        "fix=renew",
      ],
    },
  ],
  note: {
    en: "Reserved names and addresses. What a finding is ranked depends on your network; these ranks belong to the invented report above.",
    zh: "域名与地址为示例专用。排序因网络而异，此处与上面的虚构报告对应。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it scans", zh: "扫描方法" },
  heading: { en: "Find, make sure, rank, look again", zh: "发现、确认、排序、复测" },
  items: [
    {
      title: { en: "It begins with what you forgot", zh: "从你忘了的资产开始" },
      text: { en: "A list of systems is out of date on the day it is written.", zh: "资产清单写完那天就过时了。" },
      mechanism: {
        en: "Your cloud account, DNS zones, certificate transparency logs and a sweep of your prefixes are compared; what is new is shown before it is scanned.",
        zh: "对照云账号、解析记录、证书透明日志和网段探测，新资产先列出来，再扫描。",
      },
      limit: {
        en: "Systems at other companies that bear your name are found only if a name leads there. For a survey of these, see Internet Asset Survey.",
        zh: "托管在别处的系统，要有域名指过去才找得到；完整测绘请用互联网资产测绘服务。",
      },
    },
    {
      title: { en: "Inside and outside", zh: "里外都看" },
      text: {
        en: "The same server looks different to a stranger and to a colleague.",
        zh: "同一台服务器，陌生人和同事看到的不一样。",
      },
      mechanism: {
        en: "One scanner stands on the internet; a small relay in your network does the other half. With a read-only login packages are read instead of guessed.",
        zh: "外网扫描器看一半，内网小型代理看另一半；提供只读账号时直接读取软件包，不靠猜。",
      },
      limit: {
        en: "Without a login, about one finding in five is uncertain (demo) and marked so.",
        zh: "没有账号时，约五分之一的发现不确定（演示），会明确标注。",
      },
    },
    {
      title: { en: "It does not break what it looks at", zh: "不把系统扫坏" },
      text: {
        en: "A scanner that stops a printer on Monday is switched off on Tuesday.",
        zh: "周一扫停了打印机，周二扫描器就会被关掉。",
      },
      mechanism: {
        en: "At most 50 requests a second and target, within hours that you set; checks that write, overload or reboot do not exist in it. A device that answers more slowly is given a rest.",
        zh: "每目标每秒最多 50 次请求，只在你设的时段；不含任何写入、压垮、重启类检查；目标变慢就自动暂停。",
      },
      limit: {
        en: "Old controllers and medical devices can fail at a mere connection. Put them on the exclusion list and look at them by hand.",
        zh: "老式工控与医疗设备，连一下都可能出问题，请列入排除名单，人工检查。",
      },
    },
    {
      title: { en: "Ranked by danger, not by score", zh: "按危险排，不按分数排" },
      text: {
        en: "A score of nine in a cellar can wait; a seven on the street cannot.",
        zh: "地下室里的九分可以等，临街的七分不能等。",
      },
      mechanism: {
        en: "CVSS is combined with reports of real exploitation, the EPSS forecast, whether the port can be reached, and what you said the system is worth.",
        zh: "CVSS 之外，叠加真实利用情报、EPSS 预测、端口可达性，以及你标注的系统重要性。",
      },
      limit: {
        en: "It cannot know that the “test” machine runs the payroll. Somebody has to say so once.",
        zh: "它不知道那台“测试机”其实在发工资，需要有人告诉它一次。",
      },
    },
    {
      title: { en: "Closed means checked", zh: "关闭等于复测过" },
      text: { en: "A tick in a ticket mends nothing.", zh: "工单上打个勾，漏洞还在。" },
      mechanism: {
        en: "A finding that is set to done is tested again within the hour; if it is still there, it comes back with its age.",
        zh: "标为“已修复”的一小时内自动复测，还在就退回，并显示拖了多久。",
      },
      limit: {
        en: "An accepted risk stays accepted for 90 days at most, then it asks again.",
        zh: "接受的风险最长挂 90 天，到期重新询问。",
      },
    },
  ],
};

const coverage: CoverageBlock = {
  is: "coverage",
  anchor: "coverage",
  nav: { en: "MLPS", zh: "等保对照" },
  heading: { en: "Evidence for clauses that say “find”", zh: "为“应能发现”提供证据" },
  lead: {
    en: "A scan fulfils few clauses of Classified Protection (MLPS, 等保) itself. It shows which of them you miss, before the assessor's own scanner does.",
    zh: "扫描本身满足的条款不多，但能抢在测评机构的扫描器之前，告诉你哪几条还不行。",
  },
  caption: {
    en: "Table 2. Where GB/T 22239-2019 can be checked by a scan",
    zh: "表 2　可用扫描验证的 GB/T 22239-2019 条款",
  },
  controls: [
    {
      name: { en: "Known vulnerabilities", zh: "入侵防范：已知漏洞" },
      inChinese: "入侵防范",
      level2: "7.1.4.4 e",
      level3: "8.1.4.4 e",
      does: {
        en: "Vulnerabilities that are known, with the date on which each was found and closed.",
        zh: "存在哪些已知漏洞，各自发现与关闭的日期。",
      },
      remains: { en: "Test the patch and install it in time.", zh: "测试评估，及时修补。" },
    },
    {
      name: { en: "Services and dangerous ports", zh: "入侵防范：服务与高危端口" },
      inChinese: "入侵防范",
      level2: "7.1.4.4 b",
      level3: "8.1.4.4 b",
      does: { en: "Ports that answer, from inside and from the internet.", zh: "内网、公网各有哪些端口应答。" },
      remains: { en: "Close them on the host, not only at the firewall.", zh: "在主机上关闭，别只靠防火墙。" },
    },
    {
      name: { en: "Checks of input", zh: "入侵防范：数据有效性检验" },
      inChinese: "入侵防范",
      level2: "7.1.4.4 d",
      level3: "8.1.4.4 d",
      does: {
        en: "Parameters of websites that accept what they should not.",
        zh: "哪些网站参数接受了不该接受的内容。",
      },
      remains: {
        en: "Mend the code; scanners miss whatever needs three steps.",
        zh: "修改代码；需要三步才触发的，扫描器看不到。",
      },
    },
    {
      name: { en: "Passwords", zh: "身份鉴别：口令" },
      inChinese: "身份鉴别",
      level2: "7.1.4.1 a",
      level3: "8.1.4.1 a",
      does: { en: "Empty and default passwords of services and databases.", zh: "服务与数据库的空口令、默认口令。" },
      remains: { en: "Enforce complexity and change.", zh: "强制复杂度与定期更换。" },
    },
    {
      name: { en: "Default accounts", zh: "访问控制：默认账户" },
      inChinese: "访问控制",
      level2: "7.1.4.2 b",
      level3: "8.1.4.2 b",
      does: { en: "Default accounts that can still sign in.", zh: "仍可登录的默认账户。" },
      remains: { en: "Rename them, delete them or change their passwords.", zh: "改名、删除或修改默认口令。" },
    },
    {
      name: { en: "Rules at the boundary", zh: "区域边界：访问控制" },
      inChinese: "访问控制",
      level2: "7.1.3.2 a",
      level3: "8.1.3.2 a",
      does: {
        en: "What the boundary really lets through, beside what the rules say.",
        zh: "边界实际放行了什么，与规则所写是否一致。",
      },
      remains: { en: "Correct the rules and remove old ones (b).", zh: "修正规则，删除多余规则（b）。" },
    },
    {
      name: { en: "Encryption on the way", zh: "通信网络：通信传输" },
      inChinese: "通信传输",
      level2: "7.1.2.2",
      level3: "8.1.2.2 a, b",
      does: {
        en: "Old TLS versions, weak suites, expiring certificates, logins without encryption.",
        zh: "过时的 TLS 版本、弱套件、将到期证书、明文登录。",
      },
      remains: { en: "Change the configuration.", zh: "修改配置。" },
    },
  ],
  note: {
    en: "Management clauses 7.1.10.5 and 8.1.10.5 ask that vulnerabilities are looked for and mended as a routine: the weekly reports serve as record. Text and assessor decide.",
    zh: "管理要求 7.1.10.5、8.1.10.5 要求把识别与修补漏洞作为常规工作，周报可作为记录。以原文与测评结论为准。",
  },
  source: { label: { en: "Text of the standard", zh: "标准原文" }, url: "https://openstd.samr.gov.cn/" },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "By addresses, as often as you like", zh: "按地址数，扫描次数不限" },
  lead: {
    en: "A website counts as one address, a database too. Second scans are free, since nobody should save on checking.",
    zh: "一个网站算一个地址，数据库同理。复测不收费，验证这件事不该省。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "addresses10",
      name: { en: "10 addresses", zh: "10 个地址" },
      for: { en: "A site, its servers and its database", zh: "一个网站及其服务器、数据库" },
      usd: vssUsdPerMonth.addresses10,
      unit: "month",
      slaPercent: demoSla.vss,
    },
    {
      id: "addresses50",
      name: { en: "50 addresses", zh: "50 个地址" },
      for: { en: "A company, inside and outside, systems of level 2 and 3", zh: "一家公司的内外网，二级、三级系统" },
      usd: vssUsdPerMonth.addresses50,
      unit: "month",
      slaPercent: demoSla.vss,
    },
    {
      id: "addresses200",
      name: { en: "200 addresses", zh: "200 个地址" },
      for: { en: "Several places with a relay in each", zh: "多处机房，各设一台代理" },
      usd: vssUsdPerMonth.addresses200,
      unit: "month",
      slaPercent: demoSla.vss,
    },
  ],
  note: demoPriceNote,
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Two scanners look at one network from both sides; the broken line is somebody else who looks too.",
    zh: "图 1　两台扫描器从里外看同一张网。虚线是另一个也在看的人。",
  },
  nodes: [
    {
      id: "outer",
      label: { en: "Outer scanner", zh: "外网扫描" },
      note: { en: "VSS", zh: "VSS" },
      product: "vss",
      column: 0,
      row: 0,
      kind: "security",
    },
    { id: "stranger", label: { en: "A stranger", zh: "陌生人" }, column: 2, row: 0, kind: "outside" },
    {
      id: "waf",
      label: { en: "Web firewall", zh: "应用防火墙" },
      note: { en: "virtual patch", zh: "虚拟补丁" },
      product: "waf",
      column: 2,
      row: 1,
      kind: "security",
    },
    {
      id: "web",
      label: { en: "Websites", zh: "网站" },
      note: { en: "6", zh: "6 个" },
      product: "bcc",
      column: 1,
      row: 1,
      kind: "compute",
    },
    {
      id: "report",
      label: { en: "One list", zh: "一份清单" },
      note: { en: "ranked", zh: "已排序" },
      column: 0,
      row: 1,
      kind: "outside",
    },
    {
      id: "relay",
      label: { en: "Inner relay", zh: "内网代理" },
      note: { en: "VSS", zh: "VSS" },
      product: "vss",
      column: 0,
      row: 2,
      kind: "security",
    },
    {
      id: "hosts",
      label: { en: "Servers", zh: "服务器" },
      note: { en: "38 addresses", zh: "38 个地址" },
      product: "bcc",
      column: 1,
      row: 2,
      kind: "compute",
    },
    {
      id: "srs",
      label: { en: "Hardening", zh: "安全加固" },
      note: { en: "SRS", zh: "SRS" },
      product: "srs",
      column: 2,
      row: 2,
      kind: "security",
    },
    {
      id: "mysql",
      label: { en: "Databases", zh: "数据库" },
      note: { en: "4", zh: "4 个" },
      product: "mysql",
      column: 1,
      row: 3,
      kind: "storage",
    },
  ],
  edges: [
    {
      from: "outer",
      to: "web",
      label: { en: "The outer scanner looks at websites from the internet", zh: "外网扫描器从公网查看网站" },
    },
    {
      from: "stranger",
      to: "waf",
      isAttack: true,
      label: { en: "A stranger looks too, and meets the firewall first", zh: "陌生人也在看，先碰上防火墙" },
    },
    {
      from: "waf",
      to: "web",
      label: { en: "The firewall covers holes until they are mended", zh: "漏洞修好前由防火墙遮挡" },
    },
    { from: "relay", to: "hosts", label: { en: "The relay looks at servers from inside", zh: "内网代理查看服务器" } },
    { from: "relay", to: "mysql", label: { en: "and at databases", zh: "也查看数据库" } },
    { from: "outer", to: "report", label: { en: "Both write into one list", zh: "两边结果汇成一份清单" } },
    { from: "relay", to: "report", label: { en: "with the inner findings", zh: "含内网发现" } },
    { from: "srs", to: "hosts", label: { en: "Hardening mends what the list has on top", zh: "按清单从上往下加固" } },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Asked before the first scan", zh: "第一次扫描前会问的" },
  items: [
    {
      question: { en: "May I scan any address I like?", zh: "想扫谁就扫谁吗？" },
      answer: {
        en: "No. Only what you have proven to be yours: a resource in your account, a DNS record, or a file on the site. Scanning others without leave can be an offence in China and in Indonesia, and we refuse it.",
        zh: "不行，只扫已证明属于你的：账号内资源、解析验证或网站文件验证。未经授权扫描他人，在中国和印尼都可能触犯法律，我们会拒绝。",
      },
    },
    {
      question: { en: "Why does your list differ from another scanner's?", zh: "为什么和另一家的结果不一样？" },
      answer: {
        en: "Mostly because one of them had a login and the other guessed by version. Compare the evidence line, not the totals: more findings is not better.",
        zh: "多半因为一家有账号，一家靠版本猜。请比证据，别比总数，条数多不等于好。",
      },
    },
    {
      question: { en: "How soon do you know a new vulnerability?", zh: "新漏洞多久能扫到？" },
      answer: {
        en: "For software that many run, a check is ready within one working day of publication (demo); for packages the distribution's advisory is enough, without a new check.",
        zh: "常用软件在公开后一个工作日内提供检测（演示）；系统软件包直接比对发行版公告，无需新规则。",
      },
    },
    {
      question: { en: "Do you see behind our login?", zh: "登录后的页面能扫吗？" },
      answer: {
        en: "With a test account, yes. Give it little data and no right to delete: the scanner avoids buttons that sound like it, which is a precaution and no guarantee.",
        zh: "提供测试账号就能。账号里少放数据、别给删除权限：扫描器会避开像“删除”的按钮，但这只是小心，不是保证。",
      },
    },
    {
      question: { en: "Will our own defences block the scan?", zh: "会不会被自家防火墙拦住？" },
      answer: {
        en: "They should. Scan once through the firewall, to see what strangers see, and once with the scanner's addresses let through, to see what is really there.",
        zh: "应该拦。建议扫两次：一次不放行，看陌生人能看到什么；一次放行扫描器地址，看实际有什么。",
      },
    },
    {
      question: { en: "Is the report accepted by assessors?", zh: "测评机构认这份报告吗？" },
      answer: {
        en: "As a record that you look regularly, yes. They run scans of their own for their judgement.",
        zh: "可作为你定期检查的记录；作结论时，他们会用自己的工具再扫一遍。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What happens to a finding", zh: "发现之后" },
  items: [
    { product: "srs", relation: { en: "Mends it for you", zh: "替你修" } },
    { product: "waf", relation: { en: "Covers it meanwhile", zh: "修好之前先挡住" } },
    {
      product: "hosteye",
      relation: { en: "Finds it from inside, where an agent may be installed", zh: "能装 Agent 的主机，从内部发现" },
    },
    { product: "pts", relation: { en: "Shows what it leads to, by hand", zh: "人工证明它能走多远" } },
    { product: "ias", relation: { en: "Finds the systems that are on no list", zh: "找出不在清单上的系统" } },
  ],
  solutions: ["dengbao-solution"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Scan on a Monday, mend by Friday", zh: "周一扫，周五前修" },
  lead: {
    en: "Begin with what can be reached from the internet; ten addresses take about an hour (demo). The rest of the week is the real work.",
    zh: "先扫公网可达的部分，十个地址约一小时（演示）。剩下的几天才是正事。",
  },
  actions: [
    { label: { en: "Add addresses", zh: "添加地址" }, to: "console:/vss/create" },
    { label: { en: "Let us mend it", zh: "交给我们加固" }, to: "/products/srs" },
  ],
};

export const content: PageContent = {
  code: "vss",
  title: { en: "Vulnerability Scanning Service", zh: "漏洞扫描服务 VSS" },
  lead: {
    en: "It looks at your servers, websites and databases from outside and inside, and hands you one list, sorted by what is dangerous to you. For teams that can mend ten things a week and would like to know which.",
    zh: "从外网和内网两侧检查服务器、网站与数据库，交给你一份按实际危险排序的清单。适合每周只修得了十个、想知道该修哪十个的团队。",
  },
  actions: [
    { label: { en: "Read a report", zh: "看一份报告" }, to: "#report" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/vss" },
  ],
  figure,
  facts: [
    {
      label: { en: "10 addresses (demo price)", zh: "10 个地址（演示价格）" },
      value: { is: "price", usd: vssUsdPerMonth.addresses10, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Scans and second scans", zh: "扫描与复测次数" },
      value: { is: "words", words: { en: "Not counted", zh: "不限" } },
      anchor: "prices",
    },
    {
      label: { en: "Requests a second, at most (demo)", zh: "每秒请求上限（演示）" },
      value: { is: "words", words: { en: "50 per target", zh: "每目标 50 次" } },
      anchor: "features",
    },
    {
      label: { en: "SLA of the console (demo)", zh: "控制台 SLA（演示）" },
      value: { is: "percent", percent: demoSla.vss },
      anchor: "prices",
    },
  ],
  blocks: [comparison, report, attacks, features, coverage, prices, questions, related, callToAction],
  seo: {
    title: { en: "Vulnerability scanning: a list sorted by danger", zh: "漏洞扫描 VSS：按危险排序的一份清单" },
    description: {
      en: "Scans of hosts, websites and databases from both sides of the firewall, findings ranked by real exploitation, a sample report, MLPS clauses and prices.",
      zh: "主机、网站、数据库内外网扫描，按真实利用情况排序，附报告样例、等保条款与价格。",
    },
    keywords: {
      en: "vulnerability scanning, CVE, EPSS, web scanner, ZhiAn Cloud",
      zh: "漏洞扫描,主机扫描,Web扫描,CVE,等保,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
