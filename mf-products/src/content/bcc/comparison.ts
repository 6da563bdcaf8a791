import type { ComparisonBlock } from "../../model/page-content.ts";

export const comparison: ComparisonBlock = {
  is: "comparison",
  anchor: "comparison",
  nav: { en: "Alternatives", zh: "怎么选" },
  heading: { en: "Four ways to run the same program", zh: "同一个程序，四种运行方式" },
  lead: {
    en: "They differ in what you share with others and in what you look after yourself.",
    zh: "区别在于与谁共享、由谁维护。",
  },
  caption: { en: "Cloud Server beside its siblings", zh: "云服务器与同类产品对照" },
  subjects: ["bcc", "bbc", "dcc", "bci"],
  rows: [
    {
      criterion: { en: "What you share", zh: "与他人共享" },
      values: [
        { en: "The host", zh: "宿主机" },
        { en: "Nothing", zh: "不共享" },
        { en: "Nothing outside your company", zh: "仅在企业内部共享" },
        { en: "The host and its kernel", zh: "宿主机与内核" },
      ],
    },
    {
      criterion: { en: "What you maintain", zh: "你要维护" },
      values: [
        { en: "System and software", zh: "系统与软件" },
        { en: "System, software, drivers", zh: "系统、软件、驱动" },
        { en: "Systems and their placement", zh: "系统与放置策略" },
        { en: "The image", zh: "镜像" },
      ],
    },
    {
      criterion: { en: "Change of size", zh: "变更规格" },
      values: [
        { en: "One restart", zh: "重启一次" },
        { en: "Another machine", zh: "更换机器" },
        { en: "One restart, within the host", zh: "重启一次，不超出宿主机" },
        { en: "A new group beside the old", zh: "新旧容器组并行替换" },
      ],
    },
    {
      criterion: { en: "Licences bound to hardware", zh: "绑定硬件的许可证" },
      values: [
        { en: "No", zh: "不支持" },
        { en: "Yes", zh: "支持" },
        { en: "Yes", zh: "支持" },
        { en: "No", zh: "不支持" },
      ],
    },
  ],
  chooseWhen: [
    {
      en: "the software expects an operating system of its own and the load is known.",
      zh: "软件需要独立操作系统，负载可预期。",
    },
    {
      en: "every core counts: databases, games, rendering.",
      zh: "每个核都要吃满：数据库、游戏、渲染。",
    },
    {
      en: "rules or licences ask who else is on the machine.",
      zh: "合规或许可证要求说明机器上还有谁。",
    },
    {
      en: "you ship an image and do not want to see a system at all.",
      zh: "只想交付镜像，不想再管系统。",
    },
  ],
};
