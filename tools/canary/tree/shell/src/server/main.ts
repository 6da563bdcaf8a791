import { database } from "@zhian/database/database";
import { a } from "@zhian/mf-a/browser";
import { secret } from "@zhian/mf-a/src/browser";
import { page } from "../browser/page.ts";

console.log(a, database, page, secret);
