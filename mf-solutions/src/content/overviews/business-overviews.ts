import type { SolutionOverview } from "../../model/solution-overview.ts";

/** Solutions named after a line of business. */
export const businessOverviews: Record<string, SolutionOverview> = {
  ecommerce: {
    lead: {
      en: "A shop earns on a few days a year, and is attacked on the same days. Pages come from nearby nodes, carts live in memory, and orders survive the loss of a server.",
      zh: "电商全年的业绩集中在几天，攻击也集中在这几天。页面就近分发，购物车放内存，丢一台服务器也不丢订单。",
    },
    roles: [
      { en: "Serves pictures and pages near the buyer", zh: "商品图和页面就近访问" },
      { en: "Stops injection and scripted orders", zh: "拦截注入与脚本刷单" },
      { en: "Keeps the shop reachable under a flood", zh: "流量攻击下保持可访问" },
      { en: "Holds carts and sessions", zh: "存放购物车与会话" },
      { en: "Keeps orders, with a standby", zh: "存放订单，主备切换" },
      { en: "Spreads buyers over servers", zh: "把买家分到多台服务器" },
    ],
  },
  "edu-security": {
    lead: {
      en: "Schools run many small sites, looked after by few people. Each is watched from outside, each server from inside, and staff learn to tell a phishing mail from a timetable.",
      zh: "学校网站多、管理人手少。站外有监测，主机有防护，再通过钓鱼演练让教职工分得清通知和骗局。",
    },
    roles: [
      { en: "Watches every site for defacement and bad content", zh: "监测各站点的篡改与违规内容" },
      { en: "Finds malware and weak passwords on servers", zh: "查出主机病毒与弱口令" },
      { en: "Guards the admission and grading systems", zh: "防护招生与成绩系统" },
      { en: "Trains staff and measures the effect", zh: "培训教职工并量化效果" },
    ],
  },
  "finance-security": {
    lead: {
      en: "An auditor asks who shares the machine, who read the record and who tested the code. Dedicated hosts, checked access and tested releases give answers on paper.",
      zh: "审计会问：机器与谁共用、数据谁看过、代码谁测过。专属主机、逐次验证的访问和上线前测试，都能拿出书面答案。",
    },
    roles: [
      { en: "Hosts that no other company uses", zh: "不与其他企业共用的宿主机" },
      { en: "Keeps trading reachable under attack", zh: "攻击之下交易不中断" },
      { en: "Checks person and device at each request", zh: "每次访问验证人与设备" },
      { en: "Reads the code before it is released", zh: "上线前审计源代码" },
      { en: "Proves what an attacker could reach", zh: "以攻击者视角验证风险" },
    ],
  },
  "game-security": {
    lead: {
      en: "Players leave after a second of delay, and rivals know it. Whole machines for the game servers, scrubbing in front, packages near the player, and an app that is hard to repack.",
      zh: "延迟一秒玩家就走，对手也清楚这一点。游戏服用整台物理机，前面有流量清洗，安装包就近下载，客户端加固防破解。",
    },
    roles: [
      { en: "Scrubs floods aimed at the lobby", zh: "清洗针对大厅的攻击流量" },
      { en: "Whole machines for game servers", zh: "游戏服独占整台物理机" },
      { en: "Hands out packages near the player", zh: "安装包就近下载" },
      { en: "Hardens the app against repackaging", zh: "加固客户端，防二次打包" },
    ],
  },
  government: {
    lead: {
      en: "Public services must be graded, filed, assessed and guarded through every holiday. Hosts of their own, one service for the grading, analysts around the clock and extra guard on set dates.",
      zh: "政务系统要定级、备案、测评，还要守好每个节假日。专属主机承载，等保全程服务，专家持续值守，重保期加强。",
    },
    roles: [
      { en: "Hosts kept apart from other customers", zh: "与其他客户物理隔离" },
      { en: "Leads through grading, filing and assessment", zh: "定级、备案、测评全程服务" },
      { en: "Analysts judge alerts day and night", zh: "专家昼夜研判告警" },
      { en: "Adds people on important dates", zh: "重要时期增派人手值守" },
    ],
  },
  medical: {
    lead: {
      en: "A hospital cannot stop, and may not lose a record. Hosts are checked for ransomware, maintenance is recorded, logs are kept, and databases move while wards go on working.",
      zh: "医院不能停，病历不能丢。主机防勒索，运维有录像，日志可追溯，数据库迁移时科室照常工作。",
    },
    roles: [
      { en: "Finds ransomware before it spreads", zh: "在扩散前发现勒索病毒" },
      { en: "Keeps logs for at least six months", zh: "日志留存不少于六个月" },
      { en: "Records what vendors do on your servers", zh: "记录厂商远程维护过程" },
      { en: "Moves databases while they work", zh: "业务不停，迁移数据库" },
    ],
  },
  "smart-park": {
    lead: {
      en: "Cameras, gates and meters write all day; somebody must keep it, see when one falls silent, and keep visitors out of the control network.",
      zh: "摄像头、闸机、电表全天写数据：要有地方存，有人知道哪台没声音了，还要把访客挡在控制网外。",
    },
    roles: [
      { en: "Keeps recordings, and lets old ones expire", zh: "存放录像，到期自动清理" },
      { en: "Raises an alert when a device falls silent", zh: "设备掉线即告警" },
      { en: "Keeps devices, offices and visitors apart", zh: "设备、办公、访客网络隔离" },
      { en: "Patches and controls the guards' computers", zh: "管控值班电脑与补丁" },
    ],
  },
};
