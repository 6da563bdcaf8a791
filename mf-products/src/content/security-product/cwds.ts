import { cwdsUsdPerMonth } from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { CtaBlock, FaqBlock, Figure, StepsBlock } from "@zhian/page/content";
import type { TimelineBlock } from "../../model/instrument-content.ts";
import type { FeaturesBlock, PageContent, PricesBlock, RelatedBlock } from "../../model/page-content.ts";
import type { AttacksBlock, CoverageBlock } from "../../model/security-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const attacks: AttacksBlock = {
  is: "attacks",
  anchor: "attacks",
  nav: { en: "Tampering", zh: "篡改手法" },
  heading: { en: "Seven ways to change somebody else's page", zh: "改别人网页的七种手法" },
  lead: {
    en: "Only the first is noticed by readers. The others live on not being noticed.",
    zh: "只有第一种读者看得出来，其余几种都靠“看不出来”活着。",
  },
  caption: {
    en: "Table 1. What is changed, what readers get without a lock, and what they get with one",
    zh: "表 1　改了什么，没锁时读者看到什么，上锁后看到什么",
  },
  items: [
    {
      id: "deface",
      name: { en: "The front page replaced", zh: "替换首页" },
      request: {
        en: "php-fpm writes /srv/www/index.html through a hole in a gallery plug-in",
        zh: "php-fpm 借相册插件漏洞写入 /srv/www/index.html",
      },
      without: {
        en: "A slogan under your name, on every screenshot of the day.",
        zh: "你的域名下挂着一句口号，当天被截图传遍。",
      },
      with: {
        en: "The write is refused by the kernel: this program may not change pages.",
        zh: "内核拒绝写入：这个进程无权改页面。",
      },
      log: [
        "time=2026-10-01T06:02:17+08:00",
        "event=write-denied",
        "site=town.example",
        "path=/srv/www/index.html",
        "by=php-fpm[911]",
        "uid=33",
        "rule=PROGRAM-DIR",
      ],
    },
    {
      id: "darklink",
      name: { en: "Links that only search engines see", zh: "暗链" },
      request: {
        en: "footer.php: if the visitor is a crawler, print 40 hidden links to casinos",
        zh: "footer.php：遇到爬虫就输出 40 条隐藏的博彩链接",
      },
      without: {
        en: "Nothing to see for you. In search results the site is now about gambling.",
        zh: "你看不出异样，搜索结果里网站已经成了博彩站。",
      },
      with: {
        en: "Refused like any write; and since pages are fetched as a crawler as well, an older infection shows on the first day.",
        zh: "写入被拒；另以爬虫身份抓取比对，以前埋下的第一天就会现形。",
      },
      log: [
        "time=2026-10-01T06:40:52+08:00",
        "event=cloaking",
        "site=town.example",
        "path=/",
        "as=crawler",
        "extra_links=40",
        "hidden=css:display",
        "action=serve-reference",
      ],
    },
    {
      id: "skimmer",
      name: { en: "A script at the till", zh: "收银台上的脚本" },
      request: {
        en: "<script src=//198.51.100.9/s.js> added to the checkout template in the database",
        zh: "数据库里的结算模板被加入 <script src=//198.51.100.9/s.js>",
      },
      without: {
        en: "Each card number goes to the shop and to somebody else.",
        zh: "每个卡号都一式两份，一份给商店，一份给别人。",
      },
      with: {
        en: "No file has changed, so the file lock is blind. The check of delivered pages finds an unknown script source within thirty seconds.",
        zh: "文件没变，文件锁看不见；但对外页面比对会在三十秒内发现陌生脚本来源。",
      },
      log: [
        "time=2026-10-01T09:15:30+08:00",
        "event=foreign-script",
        "site=shop.example",
        "path=/checkout",
        "source=198.51.100.9/s.js",
        "allowed=3",
        "action=serve-reference",
        "alert=phone",
      ],
    },
    {
      id: "upload",
      name: { en: "A program among the pictures", zh: "图片目录里的程序" },
      request: "POST /upload → /srv/www/upload/2026/10/cat.php",
      without: { en: "GET /upload/2026/10/cat.php is a command line.", zh: "访问这个地址，等于拿到命令行。" },
      with: {
        en: "The directory must accept files; nothing in it is executed, whatever it is called.",
        zh: "上传目录可写但不可执行，叫什么名字都一样。",
      },
      log: [
        "time=2026-10-01T11:33:08+08:00",
        "event=exec-denied",
        "site=town.example",
        "path=/srv/www/upload/2026/10/cat.php",
        "rule=UPLOAD-NO-EXEC",
        "sha256=41b0…9a",
      ],
    },
    {
      id: "ftp",
      name: { en: "The agency's password", zh: "外包公司的密码" },
      request: {
        en: "sftp put news.html at 03:12, with the real password of the web agency",
        zh: "03:12 用建站公司的真实密码 sftp 上传 news.html",
      },
      without: { en: "A correct login, a correct upload, a wrong page.", zh: "登录没错，上传没错，页面错了。" },
      with: {
        en: "Outside a release nobody writes, not even those who may.",
        zh: "不在发布窗口内谁都写不了，有权限的也不行。",
      },
      log: [
        "time=2026-10-02T03:12:44+08:00",
        "event=write-denied",
        "site=town.example",
        "path=/srv/www/news/news.html",
        "by=sftp-server",
        "user=agency",
        "rule=NO-RELEASE-OPEN",
        "src=192.0.2.211",
      ],
    },
    {
      id: "redirect",
      name: { en: "Telephones sent elsewhere", zh: "只跳转手机" },
      request: {
        en: "nginx.conf: if user agent is a phone, 302 to another name",
        zh: "nginx.conf：手机访问时 302 跳到别的域名",
      },
      without: {
        en: "In the office, on computers, all is well for weeks.",
        zh: "办公室里用电脑看，几星期都一切正常。",
      },
      with: {
        en: "Server configuration is under the lock as well, and pages are fetched as a phone.",
        zh: "服务器配置同样上锁，并以手机身份抓取比对。",
      },
      log: [
        "time=2026-10-02T04:50:19+08:00",
        "event=write-denied",
        "path=/etc/nginx/conf.d/town.conf",
        "by=bash[3120]",
        "uid=0",
        "rule=CONFIG-LOCK",
        "note=root-needs-release",
      ],
    },
    {
      id: "dns",
      name: { en: "The name itself", zh: "域名被劫持" },
      request: {
        en: "town.example A 203.0.113.77, changed at a registrar with a guessed password",
        zh: "town.example 的 A 记录被改为 203.0.113.77，注册商账号密码遭猜中",
      },
      without: { en: "Your servers are untouched, and nobody visits them.", zh: "服务器完好无损，只是没人再来。" },
      with: {
        en: "Nothing can be restored here: the name is elsewhere. It is noticed in a minute, from six networks, and somebody is called.",
        zh: "这种情况这里恢复不了，域名已在别人手里。能做到的是一分钟内从六个网络发现，并打电话通知。",
      },
      log: [
        "time=2026-10-02T07:00:58+08:00",
        "event=resolution-changed",
        "name=town.example",
        "expected=203.0.113.10",
        "seen=203.0.113.77",
        "vantage=6/6",
        "alert=phone",
      ],
    },
  ],
  note: {
    en: "Names and addresses are reserved for examples; no such town has this site. Intervals are demo values.",
    zh: "域名与地址为示例专用，并无此站。间隔为演示数值。",
  },
};

const seconds: TimelineBlock = {
  is: "timeline",
  anchor: "seconds",
  nav: { en: "Sixty seconds", zh: "六十秒" },
  heading: { en: "Who sees the wrong page, and for how long", zh: "错误页面被谁看到、看了多久" },
  lead: {
    en: "The change is tried at second ten. Three layers stand behind one another; each case takes one away.",
    zh: "第十秒动手。三层防护前后相接，每种情形拿掉一层。",
  },
  caption: {
    en: "Figure 2. A minute around an attempt to change a page (demo)",
    zh: "图 2　一次篡改前后的一分钟（演示）",
  },
  unit: "seconds",
  cases: [
    {
      id: "locked",
      name: { en: "Lock in place", zh: "锁在" },
      end: 60,
      lanes: [
        {
          name: { en: "Page on the server", zh: "服务器上的页面" },
          spans: [{ from: 0, to: 60, state: "up", label: { en: "unchanged", zh: "未变" } }],
        },
        {
          name: { en: "Readers", zh: "读者" },
          spans: [{ from: 0, to: 60, state: "up", label: { en: "right page", zh: "正确页面" } }],
        },
      ],
      events: [
        { at: 10, text: { en: "Write refused", zh: "写入被拒" } },
        { at: 11, text: { en: "Alarm with process and path", zh: "告警，附进程与路径" } },
      ],
      outcome: { en: "Nobody saw anything but you.", zh: "除了你，没人知道发生过什么。" },
    },
    {
      id: "root",
      name: { en: "Lock removed by somebody with root", zh: "锁被 root 卸掉" },
      end: 60,
      lanes: [
        {
          name: { en: "Page on the server", zh: "服务器上的页面" },
          spans: [
            { from: 0, to: 10, state: "up", label: { en: "right", zh: "正确" } },
            { from: 10, to: 16, state: "down", label: { en: "altered", zh: "被改" } },
            { from: 16, to: 60, state: "up", label: { en: "restored", zh: "已恢复" } },
          ],
        },
        {
          name: { en: "Readers", zh: "读者" },
          spans: [
            { from: 0, to: 10, state: "up", label: { en: "right page", zh: "正确页面" } },
            { from: 10, to: 12, state: "down", label: { en: "altered page", zh: "被改页面" } },
            { from: 12, to: 16, state: "slow", label: { en: "kept copy", zh: "留存副本" } },
            { from: 16, to: 60, state: "up", label: { en: "right page", zh: "正确页面" } },
          ],
        },
      ],
      events: [
        { at: 10, text: { en: "File changed; the watcher compares hashes", zh: "文件被改，监视进程比对散列" } },
        { at: 12, text: { en: "The edge serves the kept copy", zh: "边缘改用留存副本应答" } },
        { at: 16, text: { en: "The file is written back from Object Storage", zh: "从对象存储写回原文件" } },
      ],
      outcome: {
        en: "Two seconds of readers. And a root account to look for.",
        zh: "两秒内的读者看到了；接下来要查 root 怎么丢的。",
      },
    },
    {
      id: "database",
      name: { en: "The text lies in the database", zh: "内容在数据库里" },
      end: 60,
      lanes: [
        {
          name: { en: "Content in the database", zh: "数据库中的内容" },
          spans: [
            { from: 0, to: 10, state: "up", label: { en: "right", zh: "正确" } },
            { from: 10, to: 60, state: "down", label: { en: "altered, until an editor acts", zh: "被改，等编辑处理" } },
          ],
        },
        {
          name: { en: "Readers", zh: "读者" },
          spans: [
            { from: 0, to: 10, state: "up", label: { en: "right page", zh: "正确页面" } },
            { from: 10, to: 40, state: "down", label: { en: "until the next check", zh: "直到下次比对" } },
            { from: 40, to: 60, state: "slow", label: { en: "kept copy", zh: "留存副本" } },
          ],
        },
      ],
      events: [
        { at: 10, text: { en: "An editor's stolen session changes an article", zh: "编辑的会话被盗，文章被改" } },
        {
          at: 40,
          text: { en: "The delivered page breaks a rule; the copy takes over", zh: "对外页面触犯规则，切换到副本" },
        },
      ],
      outcome: {
        en: "Half a minute at worst for scripts, links and listed words. A changed phone number breaks no rule and stays.",
        zh: "脚本、链接、敏感词最多半分钟；改掉一个电话号码不触犯任何规则，会一直留着。",
      },
    },
    {
      id: "none",
      name: { en: "No lock, no check", zh: "什么都没有" },
      end: 60,
      lanes: [
        {
          name: { en: "Readers", zh: "读者" },
          spans: [
            { from: 0, to: 10, state: "up", label: { en: "right page", zh: "正确页面" } },
            { from: 10, to: 60, state: "down", label: { en: "altered page", zh: "被改页面" } },
          ],
        },
      ],
      events: [{ at: 10, text: { en: "File changed", zh: "文件被改" } }],
      outcome: { en: "Until a reader telephones.", zh: "直到有读者打电话来。" },
    },
  ],
  note: {
    en: "“Down” means here that a wrong page is shown. A kept copy is a page without logins and forms.",
    zh: "这里的“中断”指显示错误页面。留存副本不含登录与表单。",
  },
};

const release: StepsBlock = {
  is: "steps",
  anchor: "release",
  nav: { en: "Publishing", zh: "如何发布" },
  heading: { en: "How you still change your own site", zh: "上了锁，自己怎么更新" },
  lead: {
    en: "A lock that is in the way gets removed in the second week. So the way through has to be short.",
    zh: "碍事的锁活不过第二周，所以开锁的路必须短。",
  },
  items: [
    {
      title: { en: "Open a release", zh: "打开发布窗口" },
      text: {
        en: "From the console, or with one call from your pipeline, for named directories and at most two hours.",
        zh: "在控制台点一下，或由流水线调用一次接口，限定目录，最长两小时。",
      },
      who: { en: "Publisher", zh: "发布员" },
      duration: { en: "10 seconds", zh: "10 秒" },
    },
    {
      title: { en: "Deploy as always", zh: "照常部署" },
      text: {
        en: "rsync, git, SFTP: nothing changes in how you work. All other directories stay locked.",
        zh: "rsync、git、SFTP 都行，习惯不用改；其余目录仍然锁着。",
      },
      who: { en: "Publisher or pipeline", zh: "发布员或流水线" },
      duration: { en: "As long as it takes", zh: "视部署而定" },
    },
    {
      title: { en: "Read the difference", zh: "看一遍差异" },
      text: {
        en: "Added, changed and removed files are listed; new scripts and outgoing links are marked.",
        zh: "列出新增、修改、删除的文件，标出新脚本与外链。",
      },
      who: { en: "Second person, with the strict edition", zh: "另一人（严格版）" },
      duration: { en: "2 minutes", zh: "2 分钟" },
    },
    {
      title: { en: "Close it", zh: "关闭窗口" },
      text: {
        en: "The new state becomes the reference, is copied to Object Storage, and the lock falls. Forgotten windows close by themselves and restore what nobody confirmed.",
        zh: "新状态成为基准并存入对象存储，重新上锁。忘关的窗口到点自动关闭，未确认的改动会被还原。",
      },
      who: { en: "Publisher", zh: "发布员" },
      duration: { en: "15 seconds for 10,000 files (demo)", zh: "一万个文件约 15 秒（演示）" },
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "Three layers", zh: "三层防护" },
  heading: { en: "Lock, watch, replace", zh: "锁住、看住、换下" },
  items: [
    {
      title: { en: "Pages cannot be written", zh: "页面写不进去" },
      text: { en: "Where nothing can be changed, nothing has to be found.", zh: "改不了，也就不必去找哪里被改了。" },
      mechanism: {
        en: "A kernel hook (BPF LSM on Linux 5.7 and later, fanotify before, a minifilter on Windows) allows writes by program, directory and release window.",
        zh: "内核钩子（Linux 5.7 起用 BPF LSM，更早用 fanotify，Windows 用 minifilter）按程序、目录、发布窗口放行写入。",
      },
      limit: {
        en: "fanotify refuses opening, not every kind of renaming: on old kernels the second layer does more of the work. Shared hosting without root cannot have this layer.",
        zh: "fanotify 只能拦打开，拦不住所有改名操作，老内核更多依赖第二层；没有 root 的虚拟主机用不了这一层。",
      },
    },
    {
      title: { en: "A copy that the server cannot reach", zh: "服务器够不着的副本" },
      text: { en: "What repairs a site must not lie beside it.", zh: "用来修网站的东西，不能放在网站旁边。" },
      mechanism: {
        en: "Each release is kept in Object Storage with versions and a list of SHA-256 hashes; the agent may read there, not write.",
        zh: "每次发布存入对象存储，带版本与 SHA-256 清单，Agent 只读不写。",
      },
      limit: {
        en: "Thirty releases of up to 20 GiB (demo). It is no backup of databases and uploads.",
        zh: "保留三十次、每次 20 GiB 以内（演示），不是数据库与上传文件的备份。",
      },
    },
    {
      title: { en: "Delivered pages are read", zh: "对外页面有人读" },
      text: { en: "What counts is what arrives in a browser.", zh: "说到底，要看浏览器里收到了什么。" },
      mechanism: {
        en: "From six networks, as reader, phone and crawler: scripts, frames, links, forms and listed words are compared with what the page had at its release.",
        zh: "从六个网络，以读者、手机、爬虫三种身份抓取，比对脚本、框架、链接、表单与敏感词。",
      },
      limit: {
        en: "Fifty paths every thirty seconds, the others once an hour. Pages behind a login are not seen.",
        zh: "五十个路径每三十秒一次，其余每小时一次；登录后的页面看不到。",
      },
    },
    {
      title: { en: "The edge can hold a picture of the site", zh: "边缘留一份静态站" },
      text: {
        en: "On the worst day a plain site is better than a wrong one, and better than none.",
        zh: "最坏的那天，朴素的站好过错误的站，也好过没有站。",
      },
      mechanism: {
        en: "Nodes keep the last confirmed state of public pages, and switch to it by path within two seconds of an alarm, or when you press the button.",
        zh: "节点保存公开页面最近一次确认的状态，告警后两秒内按路径切换，也可手动一键切换。",
      },
      limit: {
        en: "Search, login and forms show a notice meanwhile. Visitors must come through our nodes.",
        zh: "期间搜索、登录、表单显示提示；访问须经过我们的节点。",
      },
    },
    {
      title: { en: "A button for the days that matter", zh: "重要日子的一个开关" },
      text: { en: "During a holiday week nobody publishes anyway.", zh: "节假日那一周，本来也没人发布。" },
      mechanism: {
        en: "Guard mode closes every release window, serves all public paths from the confirmed copy and calls two persons at each alarm.",
        zh: "重保模式关闭全部发布窗口，公开页面一律用确认副本，每次告警电话通知两人。",
      },
      limit: {
        en: "Even a correction needs both of these persons. Test it on an ordinary Tuesday.",
        zh: "连改个错字也要两人到齐，请在平常日子先试一次。",
      },
    },
  ],
};

const coverage: CoverageBlock = {
  is: "coverage",
  anchor: "coverage",
  nav: { en: "MLPS", zh: "等保对照" },
  heading: { en: "Integrity, in the words of the standard", zh: "标准里的“完整性”" },
  lead: {
    en: "Level 3 of Classified Protection (MLPS, 等保) asks for integrity of stored data; for a public site that means its pages too.",
    zh: "三级要求保证存储数据的完整性；对公众网站来说，页面也在其中。",
  },
  caption: {
    en: "Table 2. Controls of GB/T 22239-2019 and protection against tampering",
    zh: "表 2　GB/T 22239-2019 与网页防篡改",
  },
  controls: [
    {
      name: { en: "Integrity of stored data", zh: "数据完整性：存储" },
      inChinese: "数据完整性",
      level3: "8.1.4.7 b",
      does: {
        en: "Checks pages and configuration by hash and restores them.",
        zh: "以散列校验页面与配置，异常即恢复。",
      },
      remains: {
        en: "Business data in databases, and integrity on the way (a).",
        zh: "数据库中的业务数据，以及传输完整性（a）。",
      },
    },
    {
      name: { en: "Malicious code", zh: "恶意代码防范" },
      inChinese: "恶意代码防范",
      level2: "7.1.4.5",
      level3: "8.1.4.5",
      does: {
        en: "Prevents web shells from being written, or from running in upload directories.",
        zh: "阻止 WebShell 写入，上传目录禁止执行。",
      },
      remains: { en: "All other malware on the host: HostEye.", zh: "主机上的其他恶意代码，用主机安全。" },
    },
    {
      name: { en: "Intrusions detected", zh: "入侵防范：入侵检测" },
      inChinese: "入侵防范",
      level3: "8.1.4.4 f",
      does: {
        en: "Each refused write names process, user and path, with an alarm.",
        zh: "每次被拒的写入都记录进程、用户、路径并告警。",
      },
      remains: { en: "How he came in: web firewall and host logs.", zh: "他是怎么进来的，要看防火墙与主机日志。" },
    },
    {
      name: { en: "Separated rights", zh: "访问控制：权限分离" },
      inChinese: "访问控制",
      level2: "7.1.4.2 d",
      level3: "8.1.4.2 d",
      does: {
        en: "Publishing and administering are two roles; root alone publishes nothing.",
        zh: "发布与管理是两个角色，仅有 root 也发布不了。",
      },
      remains: { en: "Accounts of the content system.", zh: "内容管理系统自身的账户。" },
    },
    {
      name: { en: "Records of changes", zh: "安全审计" },
      inChinese: "安全审计",
      level2: "7.1.4.3 b",
      level3: "8.1.4.3 b",
      does: {
        en: "Who opened which release, when, and every file that changed in it.",
        zh: "谁在何时打开发布、改了哪些文件，逐条可查。",
      },
      remains: { en: "Edits inside the content system.", zh: "内容系统内部的编辑记录。" },
    },
    {
      name: { en: "Security events", zh: "集中管控：安全事件" },
      inChinese: "集中管控",
      level3: "8.1.5.4 f",
      does: { en: "Raises tampering and changed resolution as events.", zh: "篡改与解析变化作为安全事件上报。" },
      remains: { en: "Analysis together with all other sources.", zh: "与其他来源汇总分析。" },
    },
  ],
  note: {
    en: "For planning. Restoring a page is not the backup that 7.1.4.8 and 8.1.4.9 ask for. The standard decides.",
    zh: "供规划使用。恢复网页不等于 7.1.4.8、8.1.4.9 要求的数据备份恢复。以标准原文为准。",
  },
  source: { label: { en: "Text of the standard", zh: "标准原文" }, url: "https://openstd.samr.gov.cn/" },
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Per site, with its servers", zh: "按站点计费，含其服务器" },
  lead: {
    en: "A site is one name with its subpages, on up to four servers.",
    zh: "一个站点指一个域名及其页面，最多四台服务器。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "standard",
      name: { en: "Standard", zh: "标准版" },
      for: { en: "Lock, reference copy, checks of delivered pages", zh: "文件锁、基准副本、对外页面比对" },
      usd: cwdsUsdPerMonth.standard,
      unit: "month",
      slaPercent: demoSla.cwds,
    },
    {
      id: "strict",
      name: { en: "Strict", zh: "严格版" },
      for: {
        en: "Also the copy at the edge, two-person releases, guard mode: public bodies, level 3",
        zh: "另含边缘副本、双人发布、重保模式，适合政务与三级",
      },
      usd: cwdsUsdPerMonth.strict,
      unit: "month",
      slaPercent: demoSla.cwds,
    },
  ],
  note: demoPriceNote,
};

const figure: Figure = {
  caption: {
    en: "Figure 1. One site and three places at which a changed page is caught.",
    zh: "图 1　一个网站，被改的页面会在三处被抓住。",
  },
  nodes: [
    { id: "readers", label: { en: "Readers", zh: "读者" }, column: 0, row: 0, kind: "outside" },
    {
      id: "edge",
      label: { en: "Edge copy", zh: "边缘副本" },
      note: { en: "third catch", zh: "第三道" },
      product: "cwds",
      column: 1,
      row: 0,
      kind: "security",
    },
    {
      id: "checker",
      label: { en: "Page checks", zh: "页面比对" },
      note: { en: "second catch", zh: "第二道" },
      product: "cwds",
      column: 2,
      row: 0,
      kind: "security",
    },
    { id: "intruder", label: { en: "Intruder", zh: "入侵者" }, column: 0, row: 1, kind: "outside" },
    {
      id: "bcc",
      label: { en: "Web server", zh: "Web 服务器" },
      note: { en: "lock: first", zh: "文件锁，第一道" },
      product: "bcc",
      column: 1,
      row: 1,
      kind: "compute",
    },
    {
      id: "bos",
      label: { en: "Reference", zh: "基准副本" },
      note: { en: "BOS, read-only", zh: "BOS，只读" },
      product: "bos",
      column: 2,
      row: 1,
      kind: "storage",
    },
    {
      id: "publisher",
      label: { en: "Publisher", zh: "发布员" },
      note: { en: "in a window", zh: "窗口内" },
      column: 1,
      row: 2,
      kind: "outside",
    },
  ],
  edges: [
    { from: "readers", to: "edge", label: { en: "Readers ask the edge", zh: "读者访问边缘节点" } },
    { from: "edge", to: "bcc", label: { en: "which asks the server", zh: "节点回源到服务器" } },
    { from: "checker", to: "edge", label: { en: "Checks read what is delivered", zh: "比对实际送出的页面" } },
    {
      from: "intruder",
      to: "bcc",
      isAttack: true,
      label: { en: "An intruder's write is refused", zh: "入侵者的写入被拒" },
    },
    {
      from: "bos",
      to: "bcc",
      label: { en: "Altered files are written back from the reference", zh: "被改文件由基准写回" },
    },
    {
      from: "publisher",
      to: "bcc",
      label: { en: "A publisher writes while a release is open", zh: "发布员在窗口内写入" },
    },
  ],
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "What webmasters ask", zh: "站长会问的" },
  items: [
    {
      question: { en: "We have a web firewall. Why this too?", zh: "已有 WAF，为什么还要它？" },
      answer: {
        en: "The firewall judges what comes in. Stolen passwords, a supplier's upload and old infections do not come in as attacks. This one looks at the result.",
        zh: "WAF 判断进来的请求。偷来的密码、外包的上传、早就埋下的后门，进来时都不像攻击。它看的是结果。",
      },
    },
    {
      question: { en: "And how does it differ from website monitoring?", zh: "和网站安全监测有什么区别？" },
      answer: {
        en: "Monitoring looks from outside and tells you. It needs nothing on your server, and costs less. If telling is enough, choose that.",
        zh: "监测从外部看，发现后通知你，服务器上不装东西，价格也低。只要通知就够的话，选监测。",
      },
    },
    {
      question: { en: "Does it work with WordPress and similar systems?", zh: "WordPress 这类系统能用吗？" },
      answer: {
        en: "Yes: programs and themes are locked, uploads stay writable, the cache directory is exempt. Updates from within the administration need an open release.",
        zh: "可以。程序与主题上锁，上传目录可写，缓存目录排除；后台里点更新前要先打开发布窗口。",
      },
    },
    {
      question: { en: "What does it cost in speed?", zh: "会影响性能吗？" },
      answer: {
        en: "Reading is not touched. A write asks the kernel hook first, some microseconds. Comparing 10,000 files after a restart takes one core for half a minute (demo).",
        zh: "读取不受影响；写入多几微秒的内核判断；重启后比对一万个文件，占用一核约半分钟（演示）。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "Before, beside, after", zh: "之前、之旁、之后" },
  items: [
    {
      product: "waf",
      relation: { en: "Before: refuses the requests that would write", zh: "之前：拦下想写文件的请求" },
    },
    { product: "wsms", relation: { en: "Beside: only watches, from outside", zh: "之旁：只从外部看" } },
    {
      product: "hosteye",
      relation: { en: "Beside: sees what else was done on the server", zh: "之旁：看主机上还发生了什么" },
    },
    { product: "ipss", relation: { en: "In the weeks that matter: people on duty", zh: "重要时期：有人值守" } },
  ],
  solutions: ["government", "edu-security"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Look first whether something is there already", zh: "先看看是不是已经被动过" },
  lead: {
    en: "A lock on an infected site keeps the infection. The first comparison, as reader, phone and crawler, is made before anything is locked.",
    zh: "给带毒的站上锁，锁住的是毒。上锁之前，先以读者、手机、爬虫三种身份比对一遍。",
  },
  actions: [
    { label: { en: "Add a site", zh: "添加站点" }, to: "console:/cwds/create" },
    { label: { en: "Only watch it instead", zh: "只做监测" }, to: "/products/wsms" },
  ],
};

export const content: PageContent = {
  code: "cwds",
  title: { en: "Cloud Website Defence System", zh: "网站云防护与防篡改 CWDS" },
  lead: {
    en: "It locks the files of a website, compares what readers receive with what was published, and puts a changed page back in seconds. For public bodies, schools and companies whose front page is a signature.",
    zh: "锁住网站文件，把读者收到的与发布时的比对，被改的页面几秒内换回来。首页就是公章的机关、学校和企业适用。",
  },
  actions: [
    { label: { en: "Watch sixty seconds", zh: "看这六十秒" }, to: "#seconds" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/cwds" },
  ],
  figure,
  facts: [
    {
      label: { en: "Standard, one site (demo price)", zh: "标准版每站（演示价格）" },
      value: { is: "price", usd: cwdsUsdPerMonth.standard, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "File back in place (demo)", zh: "文件恢复（演示）" },
      value: { is: "words", words: { en: "6 seconds", zh: "6 秒" } },
      anchor: "seconds",
    },
    {
      label: { en: "To open a release", zh: "打开发布窗口" },
      value: { is: "words", words: { en: "One click or one call", zh: "点一下或调一次接口" } },
      anchor: "release",
    },
    {
      label: { en: "SLA (demo)", zh: "SLA（演示）" },
      value: { is: "percent", percent: demoSla.cwds },
      anchor: "prices",
    },
  ],
  blocks: [attacks, seconds, features, coverage, release, prices, questions, related, callToAction],
  seo: {
    title: { en: "Website defence: pages locked, checked, restored", zh: "网页防篡改 CWDS：锁住、比对、秒级恢复" },
    description: {
      en: "Kernel-level write lock, reference copy, checks of delivered pages and a static copy at the edge: seven ways of tampering and a minute drawn to scale.",
      zh: "内核级文件锁、基准副本、对外页面比对、边缘静态站：七种篡改手法与六十秒时间线，附等保条款与价格。",
    },
    keywords: {
      en: "website tamper protection, defacement, web integrity, ZhiAn Cloud",
      zh: "网页防篡改,暗链检测,网站云防护,政务网站,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
