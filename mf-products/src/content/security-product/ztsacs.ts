import { ztsacsUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { PacketPathBlock } from "../../model/instrument-content.ts";
import type {
  ComparisonBlock,
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
} from "../../model/page-content.ts";
import type { AttacksBlock, CoverageBlock } from "../../model/security-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const oneRequest: PacketPathBlock = {
  is: "packet-path",
  anchor: "one-request",
  nav: { en: "One request", zh: "一次请求" },
  heading: { en: "One request for the CRM, asked by four devices", zh: "同一个 CRM 请求，四台设备来问" },
  lead: {
    en: "A VPN asks once, at the door. Here the questions are repeated with every request, so the answer can change at eleven o'clock.",
    zh: "VPN 只在门口问一次；这里每次请求都问，所以十一点的答案可以和九点不同。",
  },
  caption: {
    en: "Figure 2. Where each request gets to, and what it was asked on its way",
    zh: "图 2　每个请求走到哪一步、路上被问了什么",
  },
  stations: [
    { id: "device", name: { en: "Device", zh: "设备" } },
    { id: "gate", name: { en: "Gateway", zh: "网关" }, product: "ztsacs" },
    { id: "policy", name: { en: "Policy", zh: "策略" } },
    { id: "connector", name: { en: "Connector", zh: "连接器" } },
    { id: "crm", name: { en: "CRM", zh: "CRM" }, product: "bcc" },
  ],
  cases: [
    {
      id: "home",
      name: { en: "Company laptop, at home", zh: "公司电脑，在家" },
      steps: [
        {
          at: "device",
          outcome: "passes",
          text: { en: "Signs the request with the key in its security chip", zh: "用安全芯片里的密钥签名" },
        },
        {
          at: "gate",
          outcome: "passes",
          text: { en: "Device certificate valid, session fresh", zh: "设备证书有效，会话新鲜" },
        },
        {
          at: "policy",
          outcome: "passes",
          text: {
            en: "Sales, patched nine days ago, disk encrypted, Jakarta: allowed",
            zh: "销售部、九天前打过补丁、磁盘加密、雅加达：允许",
          },
        },
        {
          at: "connector",
          outcome: "changes",
          text: { en: "Hands it on with the person's name in a signed header", zh: "附上签名的用户身份头再转发" },
        },
        { at: "crm", outcome: "passes", text: { en: "Answers, and knows who asked", zh: "应答，并且知道是谁在问" } },
      ],
      result: {
        en: "The page opens. Nobody dialled in, and the home network saw TLS to one address.",
        zh: "页面打开。没有“拨入”这一步，家里网络只看到发往一个地址的 TLS。",
      },
    },
    {
      id: "private",
      name: { en: "Private tablet, on holiday", zh: "私人平板，休假中" },
      steps: [
        {
          at: "device",
          outcome: "passes",
          text: {
            en: "Has no company certificate; the person signs in with a FIDO2 key",
            zh: "没有公司证书，本人用 FIDO2 密钥登录",
          },
        },
        { at: "gate", outcome: "passes", text: { en: "Person known, device unknown", zh: "认识人，不认识设备" } },
        {
          at: "policy",
          outcome: "changes",
          text: {
            en: "Unknown devices may read, not download, and pages carry a watermark",
            zh: "陌生设备只读、不可下载，页面加水印",
          },
        },
        {
          at: "connector",
          outcome: "passes",
          text: { en: "Forwards GET, refuses export paths", zh: "只转发 GET，导出路径拒绝" },
        },
        { at: "crm", outcome: "passes", text: { en: "Shows the customer's phone number", zh: "显示客户电话" } },
      ],
      result: {
        en: "Enough for one call from the beach; not enough to carry the list away.",
        zh: "够在海边打个电话，不够把名单带走。",
      },
    },
    {
      id: "stolen",
      name: { en: "Stolen password, foreign machine", zh: "密码被盗，陌生机器" },
      steps: [
        {
          at: "device",
          outcome: "passes",
          text: {
            en: "Types the right password and a code that it fished a minute ago",
            zh: "输入正确密码和一分钟前钓到的动态码",
          },
        },
        { at: "gate", outcome: "passes", text: { en: "Password and code are right", zh: "密码与动态码都对" } },
        {
          at: "policy",
          outcome: "stops",
          text: {
            en: "CRM asks for a company device or a FIDO2 key; there is neither",
            zh: "CRM 要求公司设备或 FIDO2 密钥，两者皆无",
          },
        },
      ],
      result: {
        en: "Refused before the application is asked. The owner of the password is told.",
        zh: "还没问到应用就被拒绝，密码主人收到通知。",
      },
    },
    {
      id: "infected",
      name: { en: "Company laptop, infected since ten", zh: "公司电脑，十点起中毒" },
      steps: [
        {
          at: "device",
          outcome: "passes",
          text: {
            en: "Same certificate, same person, session from nine o'clock",
            zh: "证书没变，人没变，九点的会话还在",
          },
        },
        { at: "gate", outcome: "passes", text: { en: "Session still valid", zh: "会话仍有效" } },
        {
          at: "policy",
          outcome: "stops",
          text: {
            en: "Endpoint protection reported malware thirty seconds ago: trust withdrawn",
            zh: "终端安全三十秒前上报病毒：信任收回",
          },
        },
      ],
      result: {
        en: "Open sessions end within a minute, on the gateway, wherever the laptop is.",
        zh: "一分钟内在网关上断开全部会话，不管电脑在哪。",
      },
    },
  ],
  note: {
    en: "Persons and findings are invented. The time to withdraw trust (demo) depends on how often the device reports: every thirty seconds by default.",
    zh: "人物与事件为虚构。收回信任的时间（演示）取决于设备上报间隔，默认三十秒。",
  },
};

const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  nav: { en: "VPN or bastion?", zh: "和 VPN、堡垒机" },
  heading: { en: "Beside a VPN and a bastion", zh: "与 VPN、堡垒机放在一起看" },
  lead: {
    en: "The VPN gateway is part of the private network and costs less. For some companies it is the right answer.",
    zh: "VPN 网关属于私有网络，价格更低，对有些公司来说它才是对的答案。",
  },
  caption: { en: "Three ways in from outside", zh: "从外面进来的三种方式" },
  subjects: ["ztsacs", "vpc", "cag"],
  rows: [
    {
      criterion: { en: "Made for", zh: "给谁用" },
      values: [
        { en: "Staff and partners, applications", zh: "员工与伙伴，访问应用" },
        { en: "Sites and machines, networks", zh: "站点与机器，打通网络" },
        { en: "Administrators, servers", zh: "运维人员，登录服务器" },
      ],
    },
    {
      criterion: { en: "What becomes reachable", zh: "能碰到什么" },
      values: [
        { en: "One application, by name", zh: "按名字，一个应用" },
        { en: "A subnet, by address", zh: "按地址，一个网段" },
        { en: "One account on one host", zh: "一台主机上的一个账户" },
      ],
    },
    {
      criterion: { en: "Identity is asked", zh: "何时验身份" },
      values: [
        { en: "With every request", zh: "每次请求" },
        { en: "When the tunnel is set up", zh: "建隧道时" },
        { en: "At each session", zh: "每次会话" },
      ],
    },
    {
      criterion: { en: "State of the device counts", zh: "看设备状态" },
      values: [
        { en: "Yes, all the time", zh: "看，持续" },
        { en: "No", zh: "不看" },
        { en: "No", zh: "不看" },
      ],
    },
    {
      criterion: { en: "Screen recording", zh: "录像" },
      values: [
        { en: "No, requests only", zh: "无，只记请求" },
        { en: "No", zh: "无" },
        { en: "Yes", zh: "有" },
      ],
    },
  ],
  chooseWhen: [
    {
      en: "people work from anywhere, with devices of mixed origin, in a dozen applications.",
      zh: "人在各处办公，设备来源混杂，应用有十来个。",
    },
    {
      en: "two offices or a factory line have to be joined, and programs talk, not people.",
      zh: "要连通两处办公室或产线，通信的是程序而不是人。",
    },
    {
      en: "the question is who did what as root, and an assessor will ask it.",
      zh: "要回答的是谁用 root 做了什么，而且测评会问。",
    },
  ],
};

const attacks: AttacksBlock = {
  is: "attacks",
  anchor: "attacks",
  nav: { en: "Attempts", zh: "攻击对照" },
  heading: { en: "Six attempts on people who work from outside", zh: "针对远程办公的六种攻击" },
  caption: {
    en: "Table 1. What is tried, how it ends with a VPN, how it ends here",
    zh: "表 1　攻击方式，用 VPN 时的结局，用零信任时的结局",
  },
  items: [
    {
      id: "phish",
      name: { en: "A sign-in page that is not ours", zh: "假登录页" },
      request: {
        en: "https://sso-zhian.example/login relays password and six-digit code in real time",
        zh: "https://sso-zhian.example/login 实时转发密码与六位动态码",
      },
      without: { en: "Code accepted. The tunnel is his for twelve hours.", zh: "动态码通过，十二小时内隧道归他用。" },
      with: {
        en: "A FIDO2 key signs the address that it sees. For the wrong address there is nothing to relay.",
        zh: "FIDO2 密钥会对所见域名签名，域名不对就没有可转发的东西。",
      },
      log: [
        "time=2026-11-21T08:57:20+07:00",
        "decision=deny",
        "reason=webauthn-origin-mismatch",
        "user=d.lestari",
        "origin=sso-zhian.example",
        "src=198.51.100.40",
        "app=sso",
      ],
    },
    {
      id: "cookie",
      name: { en: "A stolen session", zh: "窃取会话" },
      request: {
        en: "GET /orders with d.lestari's cookie, from another machine",
        zh: "在另一台机器上用 d.lestari 的 Cookie 请求 GET /orders",
      },
      without: { en: "The application behind the tunnel takes it for its owner's.", zh: "隧道后的应用照单全收。" },
      with: {
        en: "The session is bound to the device's key. Without the signature the cookie is a string.",
        zh: "会话与设备密钥绑定，没有签名，Cookie 只是一串字符。",
      },
      log: [
        "time=2026-11-21T11:02:09+07:00",
        "decision=deny",
        "reason=proof-of-possession-missing",
        "user=d.lestari",
        "session=b71e",
        "bound=tpm:51c2",
        "src=192.0.2.133",
        "app=orders",
      ],
    },
    {
      id: "lateral",
      name: { en: "Looking around inside", zh: "内网横移" },
      request: {
        en: "nmap -sT 10.0.0.0/16 from a home computer that is connected",
        zh: "已接入的家用电脑执行 nmap -sT 10.0.0.0/16",
      },
      without: {
        en: "A map of the company: printers, cameras, the old NAS.",
        zh: "一张公司内网地图：打印机、摄像头、老 NAS。",
      },
      with: {
        en: "There is no network to look at: only names, each of which has to be allowed.",
        zh: "没有“内网”可扫，只有一个个需要授权的应用名。",
      },
      log: [
        "time=2026-11-21T22:14:55+07:00",
        "decision=deny",
        "reason=no-such-application",
        "user=h.gunawan",
        "device=c-0417",
        "target=10.0.0.0/16",
        "tries=4096",
      ],
    },
    {
      id: "gate",
      name: { en: "A hole in the door itself", zh: "打入口本身的漏洞" },
      request: {
        en: "mass scan for a VPN appliance with a published hole, port 443",
        zh: "针对 443 端口的批量扫描，寻找有公开漏洞的 VPN 设备",
      },
      without: {
        en: "The one box that everybody can reach is the one that is attacked first.",
        zh: "人人可达的那台设备，正是最先被打的。",
      },
      with: {
        en: "Advanced: the port answers only after one signed UDP packet. A scanner sees a host that is not there.",
        zh: "高级版：先收到一个签名 UDP 包才开端口，扫描器看到的是“无此主机”。",
      },
      log: [
        "time=2026-11-21T04:30:41+07:00",
        "decision=ignore",
        "reason=no-authorization-packet",
        "src=203.0.113.199",
        "port=443",
        "syn=3",
        "answered=0",
      ],
    },
    {
      id: "bulk",
      name: { en: "A colleague who is about to leave", zh: "准备离职的同事" },
      request: {
        en: "GET /customer/1 … /customer/9000, 40 in a minute, on a Sunday",
        zh: "周日，每分钟 40 次，GET /customer/1 … /customer/9000",
      },
      without: { en: "He may do this: he is in the sales group.", zh: "他在销售组，权限上完全可以。" },
      with: {
        en: "Far above his own usual rate: asked for his key again, then held until a manager agrees.",
        zh: "远超他平时的频率：先要求重新验证，再等主管放行。",
      },
      log: [
        "time=2026-11-22T15:20:36+07:00",
        "decision=step-up",
        "reason=rate-anomaly",
        "user=r.wijaya",
        "rate=40/60s",
        "usual_p99=6/60s",
        "app=crm",
        "next=manager-approval",
      ],
    },
    {
      id: "supplier",
      name: { en: "The supplier's supplier", zh: "供应商的供应商" },
      request: {
        en: "POST /api/stock with a partner's account, device never seen before",
        zh: "合作方账号 POST /api/stock，设备从未出现过",
      },
      without: {
        en: "One account for the whole partner, passed around by mail.",
        zh: "整个合作方共用一个账号，用邮件传来传去。",
      },
      with: {
        en: "Persons are invited one by one; a new device waits for your contact there to confirm it.",
        zh: "逐人邀请，新设备需由对方接口人确认。",
      },
      log: [
        "time=2026-11-21T16:48:03+07:00",
        "decision=hold",
        "reason=device-unconfirmed",
        "user=partner:k.ito",
        "device=new",
        "confirm_by=partner-owner",
        "app=stock-api",
      ],
    },
  ],
  note: {
    en: "Made-up people, example addresses. The signed packet hides the door from strangers; it does not replace mending the door.",
    zh: "人物虚构，地址为示例。签名包只是让陌生人看不见门，门上的漏洞仍要修。",
  },
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "The checks", zh: "验什么" },
  heading: { en: "Person, device, moment, application", zh: "人、设备、时机、应用" },
  items: [
    {
      title: { en: "Your directory stays the truth", zh: "身份仍以你的目录为准" },
      text: { en: "People are hired and leave in one place.", zh: "入职离职只改一处。" },
      mechanism: {
        en: "Sign-in by SAML 2.0 or OpenID Connect; groups arrive by SCIM or LDAP every five minutes, a disabled account ends its sessions.",
        zh: "用 SAML 2.0 或 OpenID Connect 登录，组信息每五分钟经 SCIM 或 LDAP 同步，停用即断会话。",
      },
      limit: {
        en: "As good as the directory. Accounts that personnel forgot to close stay open here too.",
        zh: "目录有多准它就有多准；人事忘了停的账号，这里也停不了。",
      },
    },
    {
      title: { en: "A device has to be in order", zh: "设备得合格" },
      text: {
        en: "The right person on a broken laptop is half a reason to say yes.",
        zh: "人对了、电脑不对，只能算一半。",
      },
      mechanism: {
        en: "The client reports patch age, disk encryption, screen lock and the state of endpoint protection; its key lies in the TPM or Secure Enclave.",
        zh: "客户端上报补丁时间、磁盘加密、锁屏与终端安全状态，密钥存放在 TPM 或 Secure Enclave。",
      },
      limit: {
        en: "A device reports about itself. One that is controlled down to the kernel can lie; the rate checks are the second net.",
        zh: "状态由设备自报，内核级被控时可能说谎，频率检测是第二张网。",
      },
    },
    {
      title: { en: "Applications without a door to the street", zh: "应用不开临街的门" },
      text: { en: "Nothing of yours listens on the internet any more.", zh: "你的系统不再监听公网。" },
      mechanism: {
        en: "A connector beside the application opens an outgoing TLS connection to the gateway and receives requests through it.",
        zh: "连接器部署在应用旁，主动向网关建立 TLS 出向连接，请求从这里进来。",
      },
      limit: {
        en: "Two connectors per place, or a restart of one is a break of half a minute.",
        zh: "每处至少部署两个，否则重启一次就中断约半分钟。",
      },
    },
    {
      title: { en: "A browser is enough for most", zh: "多数人只要浏览器" },
      text: { en: "Partners need not install anything to see one page.", zh: "合作方看一个页面，不必装软件。" },
      mechanism: {
        en: "Web applications get a name and a certificate of their own; SSH, RDP and other TCP go through the client on Windows, macOS, Linux, Android and iOS.",
        zh: "Web 应用分配独立域名与证书；SSH、RDP 及其他 TCP 走客户端，支持 Windows、macOS、Linux、Android、iOS。",
      },
      limit: {
        en: "UDP is limited to DNS, voice and a few listed protocols. Broadcast and old file sharing do not work.",
        zh: "UDP 只支持 DNS、语音等列出的协议，广播与老式文件共享不支持。",
      },
    },
    {
      title: { en: "Rules that can be tried first", zh: "策略先试后用" },
      text: {
        en: "You see whom a new rule would lock out before it does.",
        zh: "新规则会把谁挡在门外，上线前先看到。",
      },
      mechanism: {
        en: "A rule in trial mode is computed beside the real one; the report names persons and applications with another outcome.",
        zh: "试运行规则与现行规则并行计算，报告列出结果不同的人与应用。",
      },
      limit: {
        en: "It knows last month's requests. The yearly closing that nobody did last month is missing.",
        zh: "只能用近一个月的请求来算，年结这种一年一次的操作不在其中。",
      },
    },
  ],
};

const coverage: CoverageBlock = {
  is: "coverage",
  anchor: "coverage",
  nav: { en: "MLPS", zh: "等保对照" },
  heading: { en: "A newer idea, measured by the clauses of 2019", zh: "用 2019 年的条款衡量一种较新的做法" },
  lead: {
    en: "GB/T 22239-2019, the standard behind Classified Protection (MLPS, 等保), was not written for zero trust. What the gateway does fits several of its clauses all the same.",
    zh: "GB/T 22239-2019 并非为零信任而写，但网关所做的事对得上其中多条。",
  },
  caption: {
    en: "Table 2. Clauses to which identity-based access contributes",
    zh: "表 2　基于身份的访问可支撑的条款",
  },
  controls: [
    {
      name: { en: "Controlled crossing of the boundary", zh: "区域边界：边界防护" },
      inChinese: "边界防护",
      level2: "7.1.3.1",
      level3: "8.1.3.1 a",
      does: { en: "Remote access crosses at one controlled interface.", zh: "远程访问只经一个受控接口跨越边界。" },
      remains: {
        en: "Unauthorised cables, modems and wireless inside (8.1.3.1 b–d): network and endpoint control.",
        zh: "内部私接、外联与无线管控（8.1.3.1 b–d），靠网络准入与终端管控。",
      },
    },
    {
      name: { en: "Refused by default", zh: "区域边界：访问控制" },
      inChinese: "访问控制",
      level2: "7.1.3.2 a",
      level3: "8.1.3.2 a, e",
      does: {
        en: "What no rule allows is refused; rules know application and method, not only ports.",
        zh: "无规则即拒绝；规则细到应用与方法，不止端口。",
      },
      remains: { en: "Traffic between servers.", zh: "服务器之间的流量。" },
    },
    {
      name: { en: "Identity", zh: "计算环境：身份鉴别" },
      inChinese: "身份鉴别",
      level2: "7.1.4.1 b, c",
      level3: "8.1.4.1 b–d",
      does: {
        en: "Lockout and time limits, an encrypted path, two kinds of proof.",
        zh: "失败锁定与超时退出、传输加密、双因素。",
      },
      remains: { en: "Local accounts of the servers themselves: bastion.", zh: "服务器本地账户，用堡垒机。" },
    },
    {
      name: { en: "Rights by rule", zh: "计算环境：访问控制" },
      inChinese: "访问控制",
      level2: "7.1.4.2 a, d",
      level3: "8.1.4.2 a, d, e",
      does: {
        en: "Rights follow from group and role, set by an authorised person, kept with their history.",
        zh: "按组与角色授权，由授权人配置，变更留存历史。",
      },
      remains: {
        en: "Rights within an application, down to records and tables.",
        zh: "应用内部的权限，细到记录与表。",
      },
    },
    {
      name: { en: "Where terminals come from", zh: "计算环境：终端接入限制" },
      inChinese: "入侵防范",
      level2: "7.1.4.4 c",
      level3: "8.1.4.4 c",
      does: {
        en: "Restricts administration over the network by device and place.",
        zh: "按设备与地点限制网络管理终端。",
      },
      remains: { en: "Consoles in the machine room.", zh: "机房里的本地控制台。" },
    },
    {
      name: { en: "Communication", zh: "通信网络：通信传输" },
      inChinese: "通信传输",
      level2: "7.1.2.2",
      level3: "8.1.2.2 a, b",
      does: {
        en: "TLS 1.3 from device to gateway, and from gateway to connector.",
        zh: "设备到网关、网关到连接器均为 TLS 1.3。",
      },
      remains: {
        en: "The last metres behind the connector; approved algorithms where a cryptography assessment is due.",
        zh: "连接器之后的一段；需密评的系统另用商用密码。",
      },
    },
    {
      name: { en: "Remote users observed", zh: "区域边界：远程访问审计" },
      inChinese: "安全审计",
      level3: "8.1.3.5 d",
      does: {
        en: "Writes each remote user's requests and decisions, apart from all others.",
        zh: "远程用户的请求与判定单独记录。",
      },
      remains: { en: "Analysis and six months of keeping: Log Audit.", zh: "分析与六个月留存，用日志审计。" },
    },
  ],
  note: {
    en: "No product fulfils a clause by being bought. Prepared for planning; the standard itself decides.",
    zh: "条款不会因为买了产品就自动符合。供规划使用，以标准原文为准。",
  },
  source: { label: { en: "Text of the standard", zh: "标准原文" }, url: "https://openstd.samr.gov.cn/" },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Per person who came in that month", zh: "当月登录过的人才计费" },
  lead: {
    en: "Up to five devices each. Somebody on leave costs nothing; applications and connectors are not counted.",
    zh: "每人最多五台设备。休假没登录的不收费，应用与连接器数量不限。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "standard",
      name: { en: "Standard, one person", zh: "标准版，每人" },
      for: {
        en: "Web applications and TCP, two factors, device certificates",
        zh: "Web 与 TCP 应用、双因素、设备证书",
      },
      usd: ztsacsUsdPerMonth.standard,
      unit: "month",
      slaPercent: demoSla.ztsacs,
    },
    {
      id: "advanced",
      name: { en: "Advanced, one person", zh: "高级版，每人" },
      for: {
        en: "Device state all the time, hidden gateway, watermarks, rates by person: level 3 and finance",
        zh: "持续设备评估、网关隐身、水印、行为频率，适合三级与金融",
      },
      usd: ztsacsUsdPerMonth.advanced,
      unit: "month",
      slaPercent: demoSla.ztsacs,
    },
  ],
  note: demoPriceNote,
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Nothing of yours listens to the street: connectors reach out. The broken line is a scan that finds no door.",
    zh: "图 1　你的系统不对外监听，由连接器向外连。虚线是找不到门的扫描。",
  },
  nodes: [
    {
      id: "directory",
      label: { en: "Directory", zh: "企业目录" },
      note: { en: "yours", zh: "你的" },
      column: 0,
      row: 0,
      kind: "outside",
    },
    {
      id: "staff",
      label: { en: "Staff", zh: "员工" },
      note: { en: "anywhere", zh: "随处办公" },
      column: 1,
      row: 0,
      kind: "outside",
    },
    { id: "scan", label: { en: "Scanner", zh: "扫描者" }, column: 2, row: 0, kind: "outside" },
    {
      id: "epim",
      label: { en: "Endpoint", zh: "终端安全" },
      note: { en: "device state", zh: "设备状态" },
      product: "epim",
      column: 0,
      row: 1,
      kind: "security",
    },
    {
      id: "ztsacs",
      label: { en: "Gateway", zh: "零信任网关" },
      note: { en: "asks each time", zh: "每次都问" },
      product: "ztsacs",
      column: 1,
      row: 1,
      kind: "security",
    },
    {
      id: "las",
      label: { en: "Log Audit", zh: "日志审计" },
      note: { en: "LAS", zh: "LAS" },
      product: "las",
      column: 2,
      row: 1,
      kind: "security",
    },
    {
      id: "crm",
      label: { en: "CRM", zh: "CRM" },
      note: { en: "connector", zh: "连接器" },
      product: "bcc",
      column: 0,
      row: 2,
      kind: "compute",
    },
    {
      id: "stock",
      label: { en: "Stock API", zh: "库存接口" },
      note: { en: "connector", zh: "连接器" },
      product: "bci",
      column: 1,
      row: 2,
      kind: "compute",
    },
    {
      id: "office",
      label: { en: "Office files", zh: "办公室文件" },
      note: { en: "connector", zh: "连接器" },
      column: 2,
      row: 2,
      kind: "outside",
    },
  ],
  edges: [
    {
      from: "directory",
      to: "ztsacs",
      label: { en: "The directory says who belongs to which group", zh: "目录说明谁属于哪个组" },
    },
    {
      from: "staff",
      to: "ztsacs",
      label: { en: "Staff send every request to the gateway", zh: "员工的每个请求都到网关" },
    },
    { from: "scan", to: "ztsacs", isAttack: true, label: { en: "A scanner gets no answer", zh: "扫描得不到应答" } },
    {
      from: "epim",
      to: "ztsacs",
      label: { en: "Endpoint protection reports the device's state", zh: "终端安全上报设备状态" },
    },
    { from: "ztsacs", to: "las", label: { en: "Each decision is recorded", zh: "每次判定都有记录" } },
    { from: "crm", to: "ztsacs", label: { en: "The CRM's connector reaches out", zh: "CRM 的连接器向外连" } },
    {
      from: "stock",
      to: "ztsacs",
      label: { en: "So does the one beside the stock interface", zh: "库存接口旁的连接器也是" },
    },
    { from: "office", to: "ztsacs", label: { en: "and the one in the office", zh: "办公室里的同样如此" } },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "Questions before the VPN is switched off", zh: "关掉 VPN 之前要问的" },
  items: [
    {
      question: { en: "Can we run both for a while?", zh: "能和 VPN 并行一阵吗？" },
      answer: {
        en: "You should. Move one application a week, beginning with one that everybody uses and nobody fears for. When the VPN's log is empty for a month, switch it off.",
        zh: "应该并行。每周迁一个应用，先挑人人用、出问题也不要命的。等 VPN 日志空了一个月，再关。",
      },
    },
    {
      question: { en: "What does the client see on a private phone?", zh: "装在私人手机上能看到什么？" },
      answer: {
        en: "System version, lock, encryption, whether it is rooted. No list of apps, no location beyond the country of its address, no content. Deleting the client deletes its key.",
        zh: "系统版本、锁屏、加密、是否越狱。不读应用列表，不取位置（只看地址所属国家），不看内容。卸载即删密钥。",
      },
    },
    {
      question: { en: "Do you read our traffic?", zh: "你们能看到我们的流量吗？" },
      answer: {
        en: "For web applications the gateway has to see the request to judge it. Other TCP stays encrypted between client and connector, and only its target is known.",
        zh: "Web 应用的请求必须在网关解开才能判断；其他 TCP 在客户端与连接器之间端到端加密，网关只知道目标。",
      },
    },
    {
      question: { en: "What if your gateway fails on a Monday morning?", zh: "周一早上网关挂了怎么办？" },
      answer: {
        en: "Clients know gateways in two zones and change over in seconds. If both are gone, nobody works from outside: keep a VPN profile for five people in the safe.",
        zh: "客户端内置两个可用区的网关，数秒内切换。万一都不可用，外面就进不来：请在保险柜里留五个人的 VPN 配置。",
      },
    },
    {
      question: { en: "Why is it on the level-3 list?", zh: "为什么它在三级清单里？" },
      answer: {
        en: "Because of two factors and the separate record of remote users. Both can be met by other means; if nobody works remotely, leave it out and say why.",
        zh: "因为三级要求双因素，并对远程访问单独审计。也可用别的办法满足；没有远程办公的，可以不买，在方案里说明即可。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What it asks, and what it complements", zh: "它向谁打听，又补谁的缺" },
  items: [
    { product: "epim", relation: { en: "Tells it whether a device is healthy", zh: "告诉它设备是否健康" } },
    { product: "cag", relation: { en: "Takes over where administration begins", zh: "到了运维操作，由它接手" } },
    {
      product: "vpc",
      relation: { en: "Joins networks, where programs and not people talk", zh: "连通网络，用于程序之间" },
    },
    { product: "las", relation: { en: "Keeps its decisions", zh: "留存它的每次判定" } },
  ],
  solutions: ["finance-security", "dengbao-solution"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "One application, ten colleagues, two weeks", zh: "一个应用、十位同事、两周" },
  lead: {
    en: "Publish the internal page that people complain about most when the VPN is slow. If they stop noticing how they got in, go on.",
    zh: "先发布那个大家抱怨最多的内部页面。等他们不再注意自己是怎么进来的，再往下走。",
  },
  actions: [
    { label: { en: "Publish an application", zh: "发布应用" }, to: "console:/ztsacs/create" },
    { label: { en: "See prices again", zh: "再看价格" }, to: "#prices" },
  ],
};

export const content: PageContent = {
  code: "ztsacs",
  title: { en: "Zero-Trust Secure Access Control System", zh: "零信任安全访问控制系统" },
  lead: {
    en: "Staff and partners reach single applications instead of a network, and person, device and circumstances are judged with every request. For companies whose VPN has become the widest door they have.",
    zh: "员工和伙伴访问的是一个个应用，而不是整张内网；每次请求都重新判断人、设备和环境。适合 VPN 已经成了最大那扇门的公司。",
  },
  actions: [
    { label: { en: "Follow a request", zh: "跟一次请求走一遍" }, to: "#one-request" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/ztsacs" },
  ],
  figure,
  facts: [
    {
      label: { en: "Standard (demo price)", zh: "标准版（演示价格）" },
      value: { is: "price", usd: ztsacsUsdPerMonth.standard, unit: { en: "per person and month", zh: "每人每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Identity is asked", zh: "何时验身份" },
      value: { is: "words", words: { en: "With every request", zh: "每次请求" } },
      anchor: "one-request",
    },
    {
      label: { en: "Open ports on your side", zh: "你这边要开的端口" },
      value: { is: "words", words: { en: "None", zh: "零个" } },
      anchor: "features",
    },
    {
      label: { en: "SLA of the gateways (demo)", zh: "网关 SLA（演示）" },
      value: { is: "percent", percent: demoSla.ztsacs },
      anchor: "prices",
    },
  ],
  blocks: [attacks, oneRequest, comparison, features, prices, coverage, questions, related, callToAction],
  seo: {
    title: { en: "Zero-trust access: person and device, each request", zh: "零信任访问控制：每次请求都验人、验设备" },
    description: {
      en: "Access to single applications instead of a network: one request followed step by step, compared with VPN and bastion, MLPS clauses, price per person.",
      zh: "访问单个应用而不是整张内网：跟踪一次请求，与 VPN、堡垒机对比，附等保条款与每人价格。",
    },
    keywords: {
      en: "zero trust, ZTNA, VPN replacement, device posture, ZhiAn Cloud",
      zh: "零信任,ZTNA,替代VPN,终端准入,SDP,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
