import type { SolutionContent } from "../../model/solution-content.ts";
import { contact } from "../contact.ts";
import { architecture } from "./architecture.ts";
import { bill } from "./bill.ts";
import { questions } from "./questions.ts";
import { regulations } from "./regulations.ts";
import { result } from "./result.ts";
import { timeline } from "./timeline.ts";

export const content: SolutionContent = {
  slug: "cloud-base",
  title: { en: "Cloud foundation", zh: "云上基础架构" },
  lead: {
    en: "Two servers, a balancer, a database with a standby, storage and monitoring: what most companies need to move one business system out of the office. With a parts list that adds up.",
    zh: "两台服务器、负载均衡、主备数据库、存储与监控：把一套业务系统从办公室搬上云通常需要的全部，清单逐项可算。",
  },
  actions: [
    { label: { en: "See the parts list", zh: "查看配置清单" }, to: "#bill" },
    { label: { en: "Talk to us", zh: "联系我们" }, to: "#contact" },
  ],
  roles: [],
  details: {
    situation: {
      heading: { en: "Where it starts", zh: "现状" },
      paragraphs: [
        {
          en: "One machine under a desk, or three in a rented rack. Backups go to a disk beside them. The person who set it up has left; the next power cut decides when it is looked at again.",
          zh: "一台机器放在办公桌下，或三台租在机柜里；备份就存在旁边的硬盘上。当初搭建的人已经离职，下一次停电决定什么时候再去看它。",
        },
        {
          en: "Moving such a system is less about power than about parts that can fail one at a time: a second server, a standby for the database, backups in another building, and a record of who logged in.",
          zh: "搬迁这样的系统，重点不是更强的机器，而是允许单点故障：第二台服务器、数据库备机、异地备份，以及谁登录过的记录。",
        },
      ],
    },
    regulations,
    architecture,
    bill,
    timeline,
    result,
    questions,
  },
  contact,
  seo: {
    title: { en: "Cloud foundation: parts list, prices and timeline", zh: "云上基础架构：配置清单、价格与工期" },
    description: {
      en: "Move one business system to the cloud: reference architecture, bill of materials with a monthly sum in USD and IDR, and a four-week plan.",
      zh: "业务系统上云方案：参考架构、可调数量的配置清单与每月合计（美元、印尼盾）、四周实施计划。",
    },
    keywords: {
      en: "cloud migration, reference architecture, bill of materials, ZhiAn Cloud",
      zh: "上云方案,参考架构,配置清单,智安云",
    },
  },
};
