import type { SolutionDetails } from "../../model/solution-content.ts";

export const timeline: SolutionDetails["timeline"] = {
  heading: { en: "Four weeks, step by step", zh: "四周，逐步推进" },
  lead: {
    en: "A plan for one system with up to five servers. The old one stays in service until the last step, and for a week after it.",
    zh: "适用于五台服务器以内的一套系统。旧系统用到最后一步，切换后再保留一周。",
  },
  weeks: 4,
  steps: [
    {
      title: { en: "List what there is", zh: "盘点现状" },
      from: 1,
      days: 3,
      duration: { en: "3 days", zh: "3 天" },
      customer: {
        en: "Name one person who knows the system, and find logins and contracts.",
        zh: "指定一位熟悉系统的人，备好账号与合同。",
      },
      provider: {
        en: "Write the list: programs, data, who connects to what, and when a short stop hurts least.",
        zh: "列出程序、数据、互访关系，以及哪个时段短暂停机影响最小。",
      },
    },
    {
      title: { en: "Build network and servers", zh: "搭建网络与服务器" },
      from: 4,
      days: 4,
      duration: { en: "4 days", zh: "4 天" },
      customer: { en: "Approve names, addresses and who may log in.", zh: "确认命名、地址段和登录权限。" },
      provider: {
        en: "VPC, security groups, servers from one image, a balancer with a test name.",
        zh: "建立 VPC、安全组，用同一镜像创建服务器，负载均衡先用测试域名。",
      },
    },
    {
      title: { en: "Copy data, and keep copying", zh: "复制数据并持续同步" },
      from: 8,
      days: 5,
      duration: { en: "1 week", zh: "1 周" },
      customer: { en: "Leave the line free at night for the first copy.", zh: "夜间为首次复制留出带宽。" },
      provider: {
        en: "A first full copy, then changes as they happen, so that old and new stay alike.",
        zh: "先全量复制，再持续同步增量，新旧两边保持一致。",
      },
    },
    {
      title: { en: "Test with real users", zh: "真实用户试用" },
      from: 13,
      days: 5,
      duration: { en: "1 week", zh: "1 周" },
      customer: {
        en: "Five people work on the new system and write down what differs.",
        zh: "请五位同事在新系统上工作，记下不一样的地方。",
      },
      provider: {
        en: "Switch off one server on purpose, restore one backup, mend what was noted.",
        zh: "故意关掉一台服务器，恢复一次备份，逐条处理反馈。",
      },
    },
    {
      title: { en: "Switch over", zh: "正式切换" },
      from: 18,
      days: 1,
      duration: { en: "1 evening", zh: "1 个晚上" },
      customer: { en: "Say go, on an evening of your choice.", zh: "选定一个晚上，确认切换。" },
      provider: {
        en: "Point the name at the new balancer and stay until the morning.",
        zh: "域名指向新的负载均衡，值守到次日早上。",
      },
    },
  ],
};
