import { join } from "node:path";
import { describeFragment } from "@zhian/testing/describe-fragment";
import * as lifecycles from "./browser.tsx";
import { fragment } from "./fragment.ts";
import * as server from "./server.tsx";

describeFragment({
  dir: join(import.meta.dirname, ".."),
  fragment,
  lifecycles,
  server,
  answers: {},
  paths: ["/template"],
});
