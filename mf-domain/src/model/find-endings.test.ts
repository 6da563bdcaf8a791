import { expect, it } from "@jest/globals";
import { endings } from "../testing/desk-answers.ts";
import { allEndings, type EndingFilter, findEndings } from "./find-endings.ts";

it.each<[Partial<EndingFilter>, string[]]>([
  [{ words: ".ID" }, ["id", "co.id"]],
  [{ words: "xn--" }, ["中国"]],
  [{ words: " 中 " }, ["中国"]],
  [{ kind: "generic", order: "renewal" }, ["net", "com"]],
  [{ hasPrivacy: true, kind: "country", order: "first" }, ["cn", "com.cn", "co.id", "中国"]],
  [{ words: "nothing" }, []],
])("the filter %j leaves %j", (filter, found) => {
  expect(findEndings(endings, { ...allEndings, ...filter }).map(({ ending }) => ending)).toEqual(found);
});
