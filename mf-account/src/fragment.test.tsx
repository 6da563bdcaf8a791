import { join } from "node:path";
import { describeFragment } from "@zhian/testing/describe-fragment";
import { installDialogs } from "@zhian/testing/dialogs-in-jsdom";
import * as lifecycles from "./browser.tsx";
import { fragment } from "./fragment.ts";
import * as server from "./server.tsx";
import { rate } from "./testing/account-answers.ts";

installDialogs();

describeFragment({
  dir: join(import.meta.dirname, ".."),
  fragment,
  lifecycles,
  server,
  answers: { "finance.currencyRate": rate },
  config: { consoleUrl: "/console" },
  paths: [
    "/fogetPwd",
    "/console/login",
    "/console/login?by=password&target=%2Fproducts%2Fbcc",
    "/console/register",
    "/console/accountCenter/basicInfo",
    "/console/accountCenter/safetySet",
    "/console/promotionManagement/overview",
    "/console/content",
    "/console/bcd/order",
    "/console/bcc",
    "/console/ticket/create",
    "/console/waf/rules/create",
  ],
});
