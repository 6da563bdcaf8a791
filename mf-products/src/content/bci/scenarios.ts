import type { ScenariosBlock } from "../../model/page-content.ts";

export const scenarios: ScenariosBlock = {
  is: "scenarios",
  anchor: "scenarios",
  nav: { en: "Uses", zh: "适用场景" },
  heading: { en: "Four jobs it fits", zh: "适合的四类工作" },
  items: [
    {
      id: "services",
      name: { en: "Small services", zh: "微服务" },
      problem: {
        en: "Six services share two servers; an update of one restarts the others.",
        zh: "六个服务挤在两台服务器上，更新一个就要重启其他几个。",
      },
      approach: {
        en: "One group a service, found by name in the VPC, each with its own probes and its own image tag.",
        zh: "每个服务一个容器组，在 VPC 内按名称互访，探针与镜像标签各自独立。",
      },
      result: {
        en: "A release concerns one image. Going back means naming the tag before.",
        zh: "一次发布只涉及一个镜像，回退就是换回上一个标签。",
      },
      products: ["vpc", "blb", "bci", "mysql"],
    },
    {
      id: "campaigns",
      name: { en: "Campaign days", zh: "活动高峰" },
      problem: {
        en: "A sale brings ten days of traffic that the rest of the year never sees.",
        zh: "一场促销带来十天高峰，其余时间用不上这么多资源。",
      },
      approach: {
        en: "Add groups behind the balancer before the sale and delete them after it; sessions live in Redis, not in the container.",
        zh: "活动前在负载均衡后增加容器组，结束后删除；会话存 Redis，不留在容器里。",
      },
      result: {
        en: "Ten days are paid for, because charging is daily.",
        zh: "按日扣费，用十天付十天。",
      },
      products: ["cdn", "blb", "bci", "scs"],
    },
    {
      id: "builds",
      name: { en: "Builds and tests", zh: "构建与测试" },
      problem: {
        en: "Build machines stand idle at night, and differ from each other by spring.",
        zh: "构建机夜里闲着，半年后每台环境都不一样。",
      },
      approach: {
        en: "Runners start from one image in the morning and are deleted in the evening; caches lie in Object Storage.",
        zh: "构建节点早上由同一镜像启动，晚上删除，缓存放在对象存储。",
      },
      result: {
        en: "Every build starts from the same bytes.",
        zh: "每次构建的起点完全一致。",
      },
      products: ["vpc", "bci", "bos"],
    },
    {
      id: "batch",
      name: { en: "Nightly batches", zh: "夜间批处理" },
      problem: {
        en: "Reports must be ready at seven, and compete with the shop for the same CPU.",
        zh: "报表要在早上七点前出齐，却和线上业务抢 CPU。",
      },
      approach: {
        en: "A group of its own reads from the standby database, writes files to Object Storage and ends.",
        zh: "单独的容器组读取备库，结果写入对象存储，跑完即退出。",
      },
      result: {
        en: "The shop keeps its CPU; Cloud Monitor alerts when the files are late.",
        zh: "线上资源不受影响，文件未按时产出由云监控告警。",
      },
      products: ["mysql", "bci", "bos", "bcm"],
    },
  ],
};
