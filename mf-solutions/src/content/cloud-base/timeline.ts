import type { SolutionDetails } from "../../model/solution-content.ts";

const customer = { en: "You", zh: "客户" };
const zhian = { en: "ZhiAn", zh: "智安云" };
const both = { en: "You and ZhiAn", zh: "客户与智安云" };

export const timeline: SolutionDetails["timeline"] = {
  is: "steps",
  anchor: "timeline",
  heading: { en: "Four weeks, step by step", zh: "四周，逐步推进" },
  lead: {
    en: "A plan for one system with up to five servers. The old one stays in service until the last step.",
    zh: "适用于五台服务器以内的一套系统。旧系统一直在用，直到最后一步。",
  },
  items: [
    {
      title: { en: "List what there is", zh: "盘点现状" },
      text: {
        en: "Programs, data, who connects to what, and when a short stop hurts least.",
        zh: "梳理程序、数据、互访关系，以及哪个时段短暂停机影响最小。",
      },
      who: both,
      duration: { en: "3 days", zh: "3 天" },
    },
    {
      title: { en: "Build network and servers", zh: "搭建网络与服务器" },
      text: {
        en: "VPC, security groups, servers from one image, balancer with a test name.",
        zh: "建立 VPC、安全组，用同一镜像创建服务器，负载均衡先用测试域名。",
      },
      who: zhian,
      duration: { en: "4 days", zh: "4 天" },
    },
    {
      title: { en: "Copy data, and keep copying", zh: "复制数据并持续同步" },
      text: {
        en: "A first full copy, then changes as they happen, so that old and new stay alike.",
        zh: "先全量复制，再持续同步增量，新旧两边保持一致。",
      },
      who: zhian,
      duration: { en: "1 week", zh: "1 周" },
    },
    {
      title: { en: "Test with real users", zh: "真实用户试用" },
      text: {
        en: "Five people work on the new system for a week; one server is switched off on purpose.",
        zh: "请五位同事在新系统上工作一周，其间故意关掉一台服务器。",
      },
      who: customer,
      duration: { en: "1 week", zh: "1 周" },
    },
    {
      title: { en: "Switch over", zh: "正式切换" },
      text: {
        en: "Point the name at the new balancer. The old system stays for a week as the way back.",
        zh: "域名指向新的负载均衡，旧系统保留一周作为退路。",
      },
      who: both,
      duration: { en: "1 evening", zh: "1 个晚上" },
    },
  ],
};
