import type { SolutionDetails } from "../../model/solution-content.ts";

export const result: SolutionDetails["result"] = {
  heading: { en: "What is different afterwards", zh: "上云之后有什么不同" },
  lead: {
    en: "Not faster: calmer. Five things that happen to every system sooner or later.",
    zh: "不是更快，是更稳。下面五件事，每套系统迟早都会遇到。",
  },
  rows: [
    {
      event: { en: "A server stops", zh: "一台服务器停机" },
      before: { en: "Everybody waits until somebody comes.", zh: "所有人等人来修。" },
      after: { en: "The balancer leaves it out; the other one answers.", zh: "负载均衡自动摘除，另一台继续服务。" },
    },
    {
      event: { en: "The database stops", zh: "数据库停机" },
      before: { en: "Last night's copy is restored, if it can be read.", zh: "用昨晚的备份恢复，前提是备份还能读。" },
      after: { en: "The standby takes over with what was committed.", zh: "备机接管，已提交的数据都在。" },
    },
    {
      event: { en: "The building is lost", zh: "机房没了" },
      before: { en: "So are the backups beside the machine.", zh: "放在机器旁边的备份也一起没了。" },
      after: {
        en: "Start again from the snapshots of the night in Object Storage.",
        zh: "用对象存储里前一晚的快照重新启动。",
      },
    },
    {
      event: { en: "A disk fills up", zh: "磁盘写满" },
      before: { en: "The program stops on a Sunday.", zh: "程序在周日停掉。" },
      after: { en: "An alert comes before; the disk grows while in use.", zh: "提前告警，磁盘在线扩容。" },
    },
    {
      event: { en: "Somebody asks who logged in", zh: "有人问谁登录过" },
      before: { en: "Nobody knows.", zh: "没人说得清。" },
      after: { en: "The console has the name and the minute.", zh: "控制台记着人名和时间。" },
    },
  ],
  limit: {
    en: "What it does not do: a slow program stays slow, and the systems' updates stay with you.",
    zh: "它不解决的：程序本身慢还是慢；操作系统更新仍由你负责。",
  },
};
