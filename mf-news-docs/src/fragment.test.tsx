import { join } from "node:path";
import type { DocNode } from "@zhian/contracts/document";
import { describeFragment } from "@zhian/testing/describe-fragment";
import * as lifecycles from "./browser.tsx";
import { fragment } from "./fragment.ts";
import * as server from "./server.tsx";

const body = [
  { tag: "h2", id: "s-one", children: ["One"] },
  { tag: "p", children: ["Text ", { tag: "a", href: "https://example.com/", children: ["there"] }] },
  { tag: "h2", id: "s-two", children: ["Two"] },
  { tag: "note", kind: "warning", children: [{ tag: "p", children: ["Mind this."] }] },
  {
    tag: "tabs",
    children: [
      {
        tag: "tab",
        title: "curl",
        children: [{ tag: "pre", title: "bash", marks: [2, 5, 3, 0], children: ["ls -l"] }],
      },
      { tag: "tab", title: "Python", children: [{ tag: "p", children: ["Or so."] }] },
    ],
  },
];
const words = { title: "Title", description: "Description", keywords: "keywords" };
const made = { body, digest: "0123456789abcdef", locales: ["en", "zh"], products: ["bci"], previous: null, next: null };

/** The API's response for any article: the requested one. */
function summary(id: string) {
  const [section, category] = id.startsWith("trade") ? ["zixun", "cloud"] : [id.startsWith("work") ? "notice" : "news"];
  return {
    id,
    section,
    type: 1,
    ...words,
    tags: ["SLA"],
    publishedAt: "2026-11-16T02:00:00Z",
    updatedAt: "2026-11-18T02:00:00Z",
    isDemo: true,
    products: ["bci"],
    ...(category && { category }),
    ...(section === "notice" && {
      operation: { severity: "minor", state: "planned", startsAt: "2026-11-26T17:00:00Z" },
    }),
  };
}

function node(given: Pick<DocNode, "kind" | "id" | "parent_id" | "link" | "children">): DocNode {
  return { ...given, ...words, name: given.id, slug: given.id, desc: "About it.", img: "" };
}

const leaf = node({ kind: "document", id: "first", parent_id: "basics", link: "/document/basics/first", children: [] });
const tree = [node({ kind: "folder", id: "basics", parent_id: "", link: "/document/basics", children: [leaf] })];

describeFragment({
  dir: join(import.meta.dirname, ".."),
  fragment,
  lifecycles,
  server,
  answers: {
    "cms.seo": { title: "Title", description: "Description", keywords: "keywords" },
    search: {
      hits: [{ kind: "product", name: "Firewall", link: "/products/waf", summary: "Filters.", code: "waf" }],
      total: 1,
    },
    "search.hot": { hot: [{ innerName: "Cloud Server", innerLink: "/products/bcc" }] },
    "cms.fileList": ({ query }: { query: { section: string; page?: string } }) => ({
      list: [summary({ news: "sample", notice: "work", zixun: "trade" }[query.section] ?? "sample")],
      total: 21,
      page: Number(query.page ?? 1),
      pages: 3,
    }),
    "cms.newsTag": { news_tag: [{ children: [{ slug: "cloud", name: "Cloud", desc: "About clouds." }] }] },
    "cms.file": ({ query }: { query: { id: string } }) => ({ ...summary(query.id), ...made, related: [] }),
    "cms.docTag": { doc_tag: tree },
    "cms.doc": {
      id: "first",
      path: "/document/basics/first",
      section: "basics",
      folder: "basics",
      ...words,
      ...made,
      updatedAt: "2026-11-20",
      appliesTo: "Debian 13",
    },
  },
  paths: [
    "/news",
    "/news?page=2",
    "/news/detail?id=sample",
    "/notice?type=3",
    "/notice/detail?id=work",
    "/zixun",
    "/zixun/cloud",
    "/zixun/cloud/trade",
    "/zixun/article?id=trade",
    "/document",
    "/document/basics",
    "/document/basics/index1",
    "/document/basics/first",
    "/document/basics/first?pid=basics",
    "/protocol/logoutProtocal",
    "/protocol/onlineOrder",
    "/protocol/privacyProtocal",
    "/protocol/userProtocal",
    "/search",
    "/search?q=waf",
  ],
});
