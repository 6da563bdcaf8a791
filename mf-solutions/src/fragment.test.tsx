import { join } from "node:path";
import { describeFragment } from "@zhian/testing/describe-fragment";
import * as lifecycles from "./browser.tsx";
import { fragment } from "./fragment.ts";
import { sitePaths } from "./model/site-paths.ts";
import * as server from "./server.tsx";

describeFragment({
  dir: join(import.meta.dirname, ".."),
  fragment,
  lifecycles,
  server,
  answers: {
    "cms.seo": { title: "Title", description: "Description", keywords: "keywords" },
    "finance.currencyRate": { base: "USD", quote: "IDR", rate: 16_000, date: "2026-11-20", source: "test" },
  },
  paths: ["/solution/cloud-base", "/solution/ecommerce", "/solution/generalSolution/digitalCollection", ...sitePaths],
});
