import { join } from "node:path";
import { describeFragment } from "@zhian/testing/describe-fragment";
import * as lifecycles from "./browser.tsx";
import { fragment } from "./fragment.ts";
import * as server from "./server.tsx";
import { deskAnswers } from "./testing/desk-answers.ts";

describeFragment({
  dir: join(import.meta.dirname, ".."),
  fragment,
  lifecycles,
  server,
  answers: deskAnswers,
  paths: [
    "/products/bcd",
    "/products/bcd/price",
    "/products/bcd/search",
    "/products/bcd/search?q=kopinusa",
    "/products/bcd/search?q=kopinusa.com,a..id",
  ],
});
