import { join } from "node:path";
import { describeFragment } from "@zhian/testing/describe-fragment";
import * as lifecycles from "./browser.tsx";
import { fragment } from "./fragment.ts";
import { messages } from "./messages.ts";
import * as server from "./server.tsx";

const summary = {
  id: "sample",
  section: "news",
  type: 1,
  title: "Title",
  description: "Description",
  tags: ["SLA"],
  publishedAt: "2026-11-16T02:00:00Z",
  updatedAt: "2026-11-18T02:00:00Z",
  isDemo: true,
};

describeFragment({
  dir: join(import.meta.dirname, ".."),
  fragment,
  lifecycles,
  server,
  messages,
  answers: {
    "cms.seo": { title: "Title", description: "Description", keywords: "keywords" },
    search: {
      hits: [{ kind: "product", name: "Firewall", link: "/products/waf", summary: "Filters.", code: "waf" }],
      total: 1,
    },
    "search.hot": { hot: [{ innerName: "Cloud Server", innerLink: "/products/bcc" }] },
    "cms.fileList": { list: [summary] },
    "cms.file": {
      ...summary,
      keywords: "keywords",
      products: ["bci"],
      body: [
        { tag: "h2", id: "s-one", children: ["One"] },
        { tag: "p", children: ["Text ", { tag: "a", href: "https://example.com/", children: ["there"] }] },
        { tag: "h2", id: "s-two", children: ["Two"] },
      ],
      previous: null,
      next: null,
      related: [],
    },
  },
  paths: [
    "/news",
    "/news/detail?id=sample",
    "/protocol/logoutProtocal",
    "/protocol/onlineOrder",
    "/protocol/privacyProtocal",
    "/protocol/userProtocal",
    "/search",
    "/search?q=waf",
  ],
});
