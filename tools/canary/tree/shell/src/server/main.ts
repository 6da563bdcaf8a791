import { a } from "@zhian/mf-a/browser";
import { secret } from "@zhian/mf-a/src/browser";
import { page } from "../browser/page.ts";

console.log(a, page, secret);
