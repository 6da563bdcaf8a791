import { bcmUsd } from "@zhian/contracts/demo-prices";
import type { CtaBlock, FaqBlock, Figure } from "@zhian/page/content";
import type { TimelineBlock } from "../../model/instrument-content.ts";
import type {
  FeaturesBlock,
  PageContent,
  PricesBlock,
  RelatedBlock,
  ScenariosBlock,
  SpecsBlock,
  TerminalBlock,
} from "../../model/page-content.ts";
import { demoPriceNote, demoPrices } from "../notes.ts";

const alerts: TimelineBlock = {
  is: "timeline",
  anchor: "alerts",
  nav: { en: "Fault to alert", zh: "从故障到告警" },
  heading: { en: "From the fault to the ringing phone", zh: "从出故障到电话响" },
  lead: {
    en: "An alert has to wait: for the next measurement, and for a second one that confirms it. See what each minute is spent on.",
    zh: "告警总要等：等下一次采样，再等一次确认。看看每一分钟花在哪里。",
  },
  caption: {
    en: "Figure 2. Four incidents, minute by minute, to scale (demo values)",
    zh: "图 2　四次事件的逐分钟过程，按比例绘制（演示数值）",
  },
  unit: "minutes",
  cases: [
    {
      id: "outage",
      name: { en: "A site stops answering", zh: "网站不应答" },
      end: 12,
      lanes: [
        {
          name: { en: "Site", zh: "网站" },
          spans: [
            { from: 0, to: 2, state: "up", label: { en: "answers", zh: "正常" } },
            { from: 2, to: 8, state: "down", label: { en: "does not answer", zh: "无应答" } },
            { from: 8, to: 12, state: "up", label: { en: "answers", zh: "恢复" } },
          ],
        },
        {
          name: { en: "Rule", zh: "告警规则" },
          spans: [
            { from: 0, to: 2.5, state: "up", label: { en: "quiet", zh: "安静" } },
            { from: 2.5, to: 3.5, state: "slow", label: { en: "one of two", zh: "第一次失败" } },
            { from: 3.5, to: 9.5, state: "down", label: { en: "alert", zh: "告警" } },
            { from: 9.5, to: 12, state: "up", label: { en: "cleared", zh: "解除" } },
          ],
        },
        {
          name: { en: "Person on duty", zh: "值班人" },
          spans: [
            { from: 0, to: 4, state: "up", label: { en: "asleep", zh: "睡着" } },
            { from: 4, to: 6, state: "slow", label: { en: "wakes, logs in", zh: "惊醒、登录" } },
            { from: 6, to: 8, state: "down", label: { en: "repairs", zh: "处理" } },
            { from: 8, to: 12, state: "up", label: { en: "free again", zh: "收工" } },
          ],
        },
      ],
      events: [
        { at: 2, text: { en: "The program behind the site runs out of memory.", zh: "后端进程内存耗尽。" } },
        { at: 2.5, text: { en: "Probes from three places get no answer.", zh: "三个探测点都没有收到应答。" } },
        {
          at: 3.5,
          text: {
            en: "Again none. The rule wants two in a row: it fires.",
            zh: "再次失败，满足“连续两次”，规则触发。",
          },
        },
        { at: 4, text: { en: "Voice call and mail are out.", zh: "电话与邮件发出。" } },
        { at: 9.5, text: { en: "Two good answers in a row: all-clear.", zh: "连续两次正常，发送恢复通知。" } },
      ],
      outcome: {
        en: "Two minutes from the fault to the ring, four more to mend it. A probe every 10 seconds saves about a minute, no more.",
        zh: "故障到响铃两分钟，修好再花四分钟。改成 10 秒探测，也只省一分钟左右。",
      },
    },
    {
      id: "filling",
      name: { en: "A disk fills up", zh: "磁盘写满" },
      end: 240,
      lanes: [
        {
          name: { en: "Disk", zh: "磁盘" },
          spans: [
            { from: 0, to: 60, state: "up", label: { en: "70 % used", zh: "已用 70%" } },
            { from: 60, to: 150, state: "slow", label: { en: "a log grows", zh: "日志疯长" } },
            { from: 150, to: 240, state: "up", label: { en: "enlarged", zh: "已扩容" } },
          ],
        },
        {
          name: { en: "Rule “above 90 %”", zh: "“超过 90%”规则" },
          spans: [
            { from: 0, to: 180, state: "up", label: { en: "would fire at 180", zh: "要到第 180 分钟才响" } },
            { from: 180, to: 240, state: "slow", label: { en: "not needed any more", zh: "已无必要" } },
          ],
        },
        {
          name: { en: "Rule “full within 4 h”", zh: "“4 小时内写满”规则" },
          spans: [
            { from: 0, to: 90, state: "up", label: { en: "quiet", zh: "安静" } },
            { from: 90, to: 150, state: "down", label: { en: "warns", zh: "预警" } },
            { from: 150, to: 240, state: "up", label: { en: "quiet", zh: "安静" } },
          ],
        },
      ],
      events: [
        {
          at: 60,
          text: {
            en: "Somebody left debug logging on: 10 % of the disk an hour.",
            zh: "有人忘关调试日志，每小时吃掉 10%。",
          },
        },
        {
          at: 90,
          text: {
            en: "Half an hour of slope is enough for a forecast: full in two and a half hours.",
            zh: "按半小时斜率推算，两个半小时后写满。",
          },
        },
        {
          at: 150,
          text: { en: "The disk is grown while in use, the logging switched off.", zh: "在线扩容，并关掉调试日志。" },
        },
      ],
      outcome: {
        en: "Mended in office hours, at 85 %. The usual threshold would have spoken an hour and a half later.",
        zh: "白天就处理了，当时才用到 85%。普通阈值规则要晚一个半小时才出声。",
      },
    },
    {
      id: "unanswered",
      name: { en: "Nobody picks up", zh: "没人接" },
      end: 30,
      lanes: [
        {
          name: { en: "Database replica", zh: "数据库从库" },
          spans: [
            { from: 0, to: 3, state: "up", label: { en: "in step", zh: "同步" } },
            { from: 3, to: 26, state: "slow", label: { en: "falls behind", zh: "延迟增大" } },
            { from: 26, to: 30, state: "up", label: { en: "in step", zh: "追平" } },
          ],
        },
        {
          name: { en: "First on duty", zh: "一线值班" },
          spans: [
            { from: 0, to: 6, state: "up", label: { en: "not called", zh: "未通知" } },
            { from: 6, to: 16, state: "slow", label: { en: "mail, then SMS", zh: "邮件、短信" } },
            { from: 16, to: 30, state: "slow", label: { en: "in a tunnel", zh: "地铁里没信号" } },
          ],
        },
        {
          name: { en: "Second on duty", zh: "二线值班" },
          spans: [
            { from: 0, to: 16, state: "up", label: { en: "not called", zh: "未通知" } },
            { from: 16, to: 18, state: "slow", label: { en: "phone rings", zh: "电话响" } },
            { from: 18, to: 26, state: "down", label: { en: "works", zh: "处理" } },
            { from: 26, to: 30, state: "up", label: { en: "done", zh: "完成" } },
          ],
        },
      ],
      events: [
        {
          at: 6,
          text: {
            en: "Lag above 30 s for three samples: mail and SMS to the first.",
            zh: "延迟连续三次超过 30 秒，向一线发邮件和短信。",
          },
        },
        {
          at: 16,
          text: {
            en: "Not acknowledged for ten minutes: a voice call to the second.",
            zh: "十分钟无人确认，电话呼叫二线。",
          },
        },
        {
          at: 18,
          text: {
            en: "Acknowledged by pressing 1; everybody else is left in peace.",
            zh: "按 1 确认，其他人不再被打扰。",
          },
        },
      ],
      outcome: {
        en: "Ten minutes lost, and not the night. Without a second contact the alert would have ended in a mailbox.",
        zh: "只耽误十分钟。没有第二联系人，这条告警就躺在邮箱里了。",
      },
    },
    {
      id: "blip",
      name: { en: "One bad minute", zh: "只抖一下" },
      end: 10,
      lanes: [
        {
          name: { en: "Server", zh: "服务器" },
          spans: [
            { from: 0, to: 4, state: "up", label: { en: "CPU 30 %", zh: "CPU 30%" } },
            { from: 4, to: 5.2, state: "slow", label: { en: "CPU 97 %", zh: "CPU 97%" } },
            { from: 5.2, to: 10, state: "up", label: { en: "CPU 30 %", zh: "CPU 30%" } },
          ],
        },
        {
          name: { en: "Rule", zh: "告警规则" },
          spans: [
            { from: 0, to: 5, state: "up", label: { en: "quiet", zh: "安静" } },
            { from: 5, to: 6, state: "slow", label: { en: "one of three", zh: "计 1 次，需 3 次" } },
            { from: 6, to: 10, state: "up", label: { en: "forgotten", zh: "清零" } },
          ],
        },
        {
          name: { en: "Person on duty", zh: "值班人" },
          spans: [{ from: 0, to: 10, state: "up", label: { en: "asleep", zh: "睡着" } }],
        },
      ],
      events: [
        { at: 4, text: { en: "The nightly report starts.", zh: "夜间报表开始跑。" } },
        { at: 5, text: { en: "One sample above 90 %.", zh: "一个采样点超过 90%。" } },
        { at: 6, text: { en: "The next is normal: the count returns to zero.", zh: "下一个点正常，计数清零。" } },
      ],
      outcome: {
        en: "No alert, and rightly so. The curve still shows the peak in the morning.",
        zh: "没有告警，本来也不该有。早上看曲线，尖峰还在。",
      },
    },
  ],
};

const features: FeaturesBlock = {
  is: "features",
  anchor: "features",
  nav: { en: "How it works", zh: "工作方式" },
  heading: { en: "Alerts that people still believe in a year later", zh: "一年之后还有人信的告警" },
  lead: {
    en: "Collecting numbers is easy. The work is in not waking anybody for nothing.",
    zh: "收集数字不难，难的是别白白叫醒人。",
  },
  items: [
    {
      title: { en: "There before you ask", zh: "开通即有数据" },
      text: {
        en: "Every resource you create has its curves from the first minute.",
        zh: "资源一创建，第一分钟就有曲线。",
      },
      mechanism: {
        en: "Hosts, balancers and databases report about your resources from outside, without anything installed by you.",
        zh: "宿主机、负载均衡、数据库从外侧上报指标，你不用装任何东西。",
      },
      limit: {
        en: "Memory by process, file systems and your own logs are invisible from there. They need the agent.",
        zh: "进程内存、文件系统、业务日志从外侧看不到，需要装代理。",
      },
    },
    {
      title: { en: "Your own numbers beside ours", zh: "业务指标放在一起看" },
      text: {
        en: "Orders per minute and CPU in one picture, with one rule over both.",
        zh: "每分钟订单数和 CPU 画在同一张图上，还能写进同一条规则。",
      },
      mechanism: {
        en: "The agent scrapes endpoints in the Prometheus text format every 10 to 60 seconds and sends on what you list.",
        zh: "代理每 10–60 秒抓取 Prometheus 文本格式的端点，只上送你列出的指标。",
      },
      limit: {
        en: "Charged per series. A label with user numbers in it makes a thousand series out of one: the agent stops at 200 and says so.",
        zh: "按时间序列计费。标签里放用户号会把一个指标变成上千个，代理到 200 个即停止并提示。",
      },
    },
    {
      title: { en: "A wall of alerts becomes one", zh: "一面墙的告警合成一条" },
      text: {
        en: "When a switch fails, you are told once, not for each of forty servers.",
        zh: "交换机坏了只通知一次，而不是四十台服务器各响一遍。",
      },
      mechanism: {
        en: "Alerts of one zone or one balancer within 60 seconds are gathered into one message that lists them.",
        zh: "同一可用区或同一负载均衡下 60 秒内的告警合并为一条，正文列明对象。",
      },
      limit: {
        en: "Gathered by place and time, not by cause: two faults at once look like one at first.",
        zh: "按位置和时间合并，不懂因果；两个故障同时发生，开始会像一个。",
      },
    },
    {
      title: { en: "Silence that ends by itself", zh: "会自己结束的静默" },
      text: {
        en: "Maintenance without noise, and no rule that stays off for ever.",
        zh: "维护时不吵，也不会有规则从此一直关着。",
      },
      mechanism: {
        en: "A silence has an owner, a reason and an end, at most 24 hours away; the curve shows it as a grey band.",
        zh: "静默必须写明负责人、原因和结束时间，最长 24 小时，曲线上标成灰带。",
      },
      limit: {
        en: "What happens during it is recorded, but you will not be called.",
        zh: "期间发生的事都有记录，但不会通知你。",
      },
    },
    {
      title: { en: "It notices that it sees nothing", zh: "没有数据也算一件事" },
      text: {
        en: "A server that stopped reporting is not a healthy server.",
        zh: "不上报的服务器，不等于健康的服务器。",
      },
      mechanism: {
        en: "Each rule says what missing samples mean: ignore, keep the last state, or alert after so many.",
        zh: "每条规则都要写明缺数据怎么办：忽略、维持原状，或缺几次就告警。",
      },
      limit: {
        en: "For a batch job that runs once a day, use a deadline instead: “no success since 07:00”.",
        zh: "一天只跑一次的任务请用截止规则，例如“7:00 前没有成功记录”。",
      },
    },
  ],
};

const catalogueOfMetrics: SpecsBlock = {
  is: "specs",
  anchor: "metrics",
  nav: { en: "Metrics", zh: "指标清单" },
  heading: { en: "What is measured, how often, how long it is kept", zh: "测什么、多久一次、留多久" },
  caption: {
    en: "Table 1. Metrics that exist without an agent (demo values)",
    zh: "表 1　无需代理即有的指标（演示数值）",
  },
  columns: [
    { en: "Resource", zh: "资源" },
    { en: "The ones to put a rule on first", zh: "最该先设规则的指标" },
    { en: "Every", zh: "间隔" },
  ],
  rows: [
    {
      label: { en: "Cloud Server, bare metal", zh: "云服务器、裸金属" },
      cells: [
        { en: "Status check, CPU, disk wait, packets dropped", zh: "状态检查、CPU、磁盘等待、丢包" },
        { en: "60 s", zh: "60 秒" },
      ],
    },
    {
      label: { en: "Cloud Disk", zh: "云磁盘" },
      cells: [
        { en: "Operations a second against the limit, queue, latency", zh: "IOPS 占上限比例、队列深度、时延" },
        { en: "60 s", zh: "60 秒" },
      ],
    },
    {
      label: { en: "Load Balancer", zh: "负载均衡" },
      cells: [
        { en: "Healthy backends, 5xx from backends, new connections", zh: "健康后端数、后端 5xx、新建连接" },
        { en: "10 s", zh: "10 秒" },
      ],
    },
    {
      label: { en: "Elastic IP", zh: "弹性公网 IP" },
      cells: [
        { en: "Bandwidth against what was bought, packets dropped by it", zh: "带宽占购买值比例、限速丢包" },
        { en: "60 s", zh: "60 秒" },
      ],
    },
    {
      label: { en: "Databases", zh: "数据库" },
      cells: [
        {
          en: "Connections used, replication lag, free space, slow queries",
          zh: "连接占用、复制延迟、剩余空间、慢查询",
        },
        { en: "60 s", zh: "60 秒" },
      ],
    },
    {
      label: { en: "Redis", zh: "Redis" },
      cells: [
        { en: "Memory, evicted keys, hit rate", zh: "内存、逐出键数、命中率" },
        { en: "10 s", zh: "10 秒" },
      ],
    },
    {
      label: { en: "Probe from outside", zh: "站点拨测" },
      cells: [
        { en: "Answer, time to first byte, days until the certificate ends", zh: "是否应答、首字节时间、证书剩余天数" },
        { en: "60 s", zh: "60 秒" },
      ],
    },
  ],
  note: {
    en: "Samples are kept for 15 days as measured, for 90 days as five-minute and for 13 months as hourly minimum, mean and maximum. A spike survives in the maximum; its exact second does not.",
    zh: "原始采样留 15 天，五分钟粒度留 90 天，小时粒度的最小、平均、最大值留 13 个月。尖峰会留在最大值里，但具体哪一秒就不知道了。",
  },
};

const fireDrill: TerminalBlock = {
  is: "terminal",
  anchor: "test-alarm",
  nav: { en: "Test alarm", zh: "试一次告警" },
  heading: { en: "Raise a false alarm on purpose", zh: "故意触发一次告警" },
  lead: {
    en: "A rule that never fired is a guess. On a test server, one fault after the other; wait for the message each time, then for the all-clear.",
    zh: "没响过的规则只是猜测。在测试机上逐个制造故障，每次都等到告警，再等到恢复通知。",
  },
  steps: [
    {
      explanation: { en: "Five minutes of full CPU", zh: "CPU 跑满五分钟" },
      command: "stress-ng --cpu 0 --timeout 300s",
    },
    {
      explanation: { en: "Fill a disk quickly, and give it back", zh: "迅速占满磁盘，再还回来" },
      command: "fallocate -l 30G /data/ballast\ndf -h /data\nrm /data/ballast",
    },
    {
      explanation: { en: "Stop the site for three minutes", zh: "停站三分钟" },
      command: "systemctl stop nginx; sleep 180; systemctl start nginx",
    },
    {
      explanation: {
        en: "See what the probe sees: code, first byte, whole answer",
        zh: "看拨测看到的：状态码、首字节、总耗时",
      },
      command:
        "curl -so /dev/null -w 'code %{http_code}  first byte %{time_starttransfer} s  total %{time_total} s\\n' https://shop.example/health",
    },
    {
      explanation: { en: "Read what your program offers for scraping", zh: "查看程序暴露了哪些指标" },
      command: "curl -s http://127.0.0.1:9100/metrics | grep -c '^node_'",
    },
  ],
};

const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Uses", zh: "适用场景" },
  heading: { en: "Three first rules for three kinds of team", zh: "三种团队，各自的第一条规则" },
  items: [
    {
      id: "alone",
      name: { en: "One person, one site", zh: "一个人管一个站" },
      problem: {
        en: "Customers are the monitoring: they write when something is broken, on Monday.",
        zh: "监控全靠客户：坏了他们会说，周一再说。",
      },
      approach: {
        en: "A probe of the page that takes orders, looking for a word on it, not for a code; a rule on the certificate's last 14 days.",
        zh: "拨测下单页，检查页面文字而不只看状态码；证书剩余 14 天时提醒。",
      },
      result: {
        en: "Two rules, both within the free ten. That is enough for a start.",
        zh: "两条规则，都在免费的十条以内，起步够用。",
      },
      products: ["bcm", "bcc", "ssl"],
    },
    {
      id: "shop",
      name: { en: "A shop with a team", zh: "有团队的电商" },
      problem: {
        en: "Three hundred rules, forty messages a night, and a filter in everybody's mail.",
        zh: "三百条规则，一晚四十条消息，人人都设了邮件过滤。",
      },
      approach: {
        en: "Voice calls only for what customers feel: orders per minute below half of last week's, 5xx at the balancer. The rest by mail, for the morning.",
        zh: "只有客户感受得到的才打电话：每分钟订单不到上周同时段一半、负载均衡 5xx 升高；其余发邮件，早上看。",
      },
      result: {
        en: "The phone rings rarely, and then somebody gets up.",
        zh: "电话很少响，一响就有人起来。",
      },
      products: ["blb", "mysql", "bcm"],
    },
    {
      id: "park",
      name: { en: "A park with three thousand sensors", zh: "三千个传感器的园区" },
      problem: {
        en: "Barriers, pumps and cameras fail quietly; somebody finds out on site.",
        zh: "道闸、水泵、摄像头悄悄坏掉，到现场才发现。",
      },
      approach: {
        en: "Gateways expose one series per building, with the number of devices heard of in the last five minutes.",
        zh: "网关按楼汇总，只上报“近五分钟在线设备数”一个序列。",
      },
      result: {
        en: "Thirty series instead of three thousand. Which device it is stands in the gateway's own list.",
        zh: "三十个序列代替三千个，具体是哪台，到网关列表里查。",
      },
      products: ["vpc", "bcm", "bos"],
    },
  ],
};

const prices: PricesBlock = {
  is: "prices",
  anchor: "prices",
  nav: { en: "Prices", zh: "价格" },
  heading: { en: "Curves cost nothing; rules and messages do", zh: "看曲线免费，规则和消息收费" },
  lead: {
    en: "Mail and webhooks are free. A voice call counts as five SMS.",
    zh: "邮件与 Webhook 免费，一通语音电话按五条短信计。",
  },
  demo: demoPrices,
  lines: [
    {
      id: "first",
      name: { en: "The first ten rules", zh: "前十条规则" },
      for: { en: "With all metrics of your resources", zh: "含全部资源指标" },
      usd: bcmUsd.firstTenRules,
      unit: "month",
    },
    {
      id: "rules",
      name: { en: "Ten more rules", zh: "每增十条规则" },
      for: { en: "A rule may cover any number of resources", zh: "一条规则可覆盖任意多个资源" },
      usd: bcmUsd.perTenRules,
      unit: "month",
    },
    {
      id: "series",
      name: { en: "A series of your own", zh: "一个自定义序列" },
      for: { en: "Scraped by the agent, kept like the others", zh: "由代理采集，保留期与其他指标相同" },
      usd: bcmUsd.perCustomMetric,
      unit: "month",
    },
    {
      id: "messages",
      name: { en: "A hundred SMS", zh: "一百条短信" },
      for: { en: "Used up, not by the month; they do not expire", zh: "用完为止，不按月清零" },
      usd: bcmUsd.perHundredSms,
      unit: "once",
    },
  ],
  note: demoPriceNote,
};

const questions: FaqBlock = {
  is: "faq",
  anchor: "faq",
  nav: { en: "FAQ", zh: "常见问题" },
  heading: { en: "What people ask after their first false alarm", zh: "被误报一次之后会问的" },
  items: [
    {
      question: { en: "Who tells me when the monitor itself is down?", zh: "监控自己坏了谁告诉我？" },
      answer: {
        en: "It watches itself from another zone, and you can have a heartbeat sent to a webhook of yours every minute. When that stops, your side knows.",
        zh: "它在另一个可用区有自检，你还可以让它每分钟向你的 Webhook 发心跳，心跳一停，你这边就知道。",
      },
    },
    {
      question: { en: "Can I keep Prometheus and Grafana?", zh: "能继续用 Prometheus 和 Grafana 吗？" },
      answer: {
        en: "Yes. Metrics of the platform are offered for scraping once a minute, so they appear in your own dashboards. Our alerts go on independently.",
        zh: "能。平台指标可供每分钟抓取一次，放进你自己的看板；平台告警照常独立运行。",
      },
    },
    {
      question: { en: "Does it replace an audit of logs?", zh: "能代替日志审计吗？" },
      answer: {
        en: "No. It keeps numbers, not events with names in them. Who did what belongs into Log Audit.",
        zh: "不能。它存的是数值，不是“谁做了什么”，那属于日志审计。",
      },
    },
    {
      question: { en: "What do I have to open in my firewall for the agent?", zh: "装代理要开放什么端口？" },
      answer: {
        en: "Nothing towards you. The agent connects outwards, on port 443, to an address inside the VPC.",
        zh: "入方向一个都不用开。代理主动向外，连 VPC 内的一个地址，443 端口。",
      },
    },
    {
      question: { en: "How many alerts are normal?", zh: "多少告警算正常？" },
      answer: {
        en: "If more than one call in a week needed no action, the rule is wrong. The weekly report lists rules by the share of alerts that nobody acknowledged.",
        zh: "一周里有超过一次电话不需要处理，就是规则有问题。周报会按“无人确认比例”给规则排名。",
      },
    },
  ],
};

const related: RelatedBlock = {
  is: "related",
  anchor: "related",
  heading: { en: "What it listens to, and who acts on it", zh: "它听谁的，谁又听它的" },
  items: [
    { product: "bcc", relation: { en: "Is measured from outside, without an agent", zh: "从外侧测量，无需代理" } },
    { product: "blb", relation: { en: "Knows first when backends fall away", zh: "最先知道后端掉线" } },
    { product: "las", relation: { en: "Keeps the events behind the numbers", zh: "保存数字背后的事件" } },
    { product: "mss", relation: { en: "Has people who answer at night", zh: "夜里有人接电话" } },
  ],
  solutions: ["smart-park", "cloud-base"],
};

const callToAction: CtaBlock = {
  is: "cta",
  anchor: "start",
  heading: { en: "Write one rule today", zh: "今天先写一条规则" },
  lead: {
    en: "Take the page that earns money, probe it every minute, and let it ring a phone that somebody carries.",
    zh: "挑最赚钱的那个页面，每分钟拨测一次，响在一部有人带着的手机上。",
  },
  actions: [
    { label: { en: "Create a rule", zh: "新建规则" }, to: "console:/bcm/rules/create" },
    { label: { en: "Read the guide", zh: "阅读文档" }, to: "/document" },
  ],
};

const figure: Figure = {
  caption: {
    en: "Figure 1. Where the numbers come from, and whom they reach; logs take another way.",
    zh: "图 1　数据从哪里来，通知到哪里去；日志走另一条路。",
  },
  nodes: [
    { id: "blb", label: { en: "Balancer", zh: "负载均衡" }, product: "blb", column: 0, row: 0, kind: "network" },
    { id: "bcc", label: { en: "Servers", zh: "云服务器" }, product: "bcc", column: 1, row: 0, kind: "compute" },
    { id: "mysql", label: { en: "Databases", zh: "数据库" }, product: "mysql", column: 2, row: 0, kind: "storage" },
    {
      id: "probe",
      label: { en: "Probes", zh: "拨测点" },
      note: { en: "from outside", zh: "从外部" },
      column: 0,
      row: 1,
      kind: "outside",
    },
    {
      id: "bcm",
      label: { en: "Monitor", zh: "云监控" },
      note: { en: "BCM", zh: "BCM" },
      product: "bcm",
      column: 1,
      row: 1,
      kind: "compute",
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
      id: "bos",
      label: { en: "13 months", zh: "留存 13 月" },
      note: { en: "BOS", zh: "BOS" },
      product: "bos",
      column: 0,
      row: 2,
      kind: "storage",
    },
    {
      id: "duty",
      label: { en: "On duty", zh: "值班人" },
      note: { en: "phone, SMS", zh: "电话、短信" },
      column: 1,
      row: 2,
      kind: "outside",
    },
    {
      id: "mss",
      label: { en: "Analysts", zh: "托管值守" },
      note: { en: "MSS", zh: "MSS" },
      product: "mss",
      column: 2,
      row: 2,
      kind: "security",
    },
  ],
  edges: [
    { from: "blb", to: "bcm", label: { en: "The balancer reports backends and errors", zh: "负载均衡上报后端与错误" } },
    {
      from: "bcc",
      to: "bcm",
      label: { en: "Hosts report each server; the agent adds the inside", zh: "宿主机上报每台虚机，代理补充内部指标" },
    },
    {
      from: "mysql",
      to: "bcm",
      label: { en: "Databases report lag, connections and space", zh: "数据库上报延迟、连接与空间" },
    },
    { from: "probe", to: "bcm", label: { en: "Probes say whether the site answers", zh: "拨测点报告站点是否应答" } },
    {
      from: "bcc",
      to: "las",
      label: { en: "Events with names in them go to Log Audit", zh: "带身份的事件送日志审计" },
    },
    { from: "bcm", to: "bos", label: { en: "Hourly values are kept for 13 months", zh: "小时值保留 13 个月" } },
    {
      from: "bcm",
      to: "duty",
      label: { en: "A rule that fires calls the person on duty", zh: "规则触发，通知值班人" },
    },
    {
      from: "bcm",
      to: "mss",
      label: { en: "With a contract, analysts are called as well", zh: "签约后同时通知安全专家" },
    },
  ],
};

export const content: PageContent = {
  code: "bcm",
  title: { en: "Cloud Monitor", zh: "云监控" },
  lead: {
    en: "It measures every resource you run with us, keeps the curves for 13 months and calls somebody when a rule says so. For teams who want to hear of a fault before their customers write.",
    zh: "测量你在这里的每一个资源，曲线留 13 个月，规则触发就找到人。给想比客户先知道出事的团队。",
  },
  actions: [
    { label: { en: "Follow an alert", zh: "看一次告警" }, to: "#alerts" },
    { label: { en: "Open in the console", zh: "进入控制台" }, to: "console:/bcm" },
  ],
  figure,
  facts: [
    {
      label: { en: "Fault to phone call (demo)", zh: "故障到电话（演示）" },
      value: { is: "words", words: { en: "2 minutes", zh: "2 分钟" } },
      anchor: "alerts",
    },
    {
      label: { en: "First ten rules (demo price)", zh: "前十条规则（演示价格）" },
      value: { is: "price", usd: bcmUsd.firstTenRules, unit: { en: "per month", zh: "每月" } },
      anchor: "prices",
    },
    {
      label: { en: "Shortest interval", zh: "最短采样间隔" },
      value: { is: "words", words: { en: "10 s", zh: "10 秒" } },
      anchor: "metrics",
    },
    {
      label: { en: "Curves kept", zh: "曲线保留" },
      value: { is: "words", words: { en: "13 months", zh: "13 个月" } },
      anchor: "metrics",
    },
  ],
  blocks: [alerts, features, catalogueOfMetrics, fireDrill, prices, scenarios, questions, related, callToAction],
  seo: {
    title: { en: "Cloud Monitor: from the fault to the phone call", zh: "云监控 BCM：从故障到告警的每一分钟" },
    description: {
      en: "Metrics without an agent, probes from outside and alerts that reach a person: four incidents minute by minute, what is measured, and prices.",
      zh: "免代理采集、外部拨测、告警逐级通知：四次事件逐分钟还原，附指标清单与价格（演示）。",
    },
    keywords: {
      en: "cloud monitoring, alerts, metrics, probe, on call, BCM, ZhiAn Cloud",
      zh: "云监控,告警,指标,拨测,值班,BCM,智安云",
    },
  },
  updatedAt: "2026-11-21",
};
