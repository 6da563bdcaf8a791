import { levelPacks } from "@zhian/contracts/level-packs";
import { newestCode, passPuzzle, post } from "../pass-puzzle.ts";

export interface Visitor {
  form: Readonly<Record<string, string | number>>;
}

/** Prepares a visitor who has passed the puzzle and received a code, through the api's own endpoints and its test hooks. */
export async function prepareVisitor(url: string, phone: string): Promise<Visitor> {
  const captcha = { "x-captcha-token": await passPuzzle(url) };
  await post(`${url}/api/v1/console/dengbao_quote/sendCode`, { phone }, captcha);
  return { form: { ...blank, phone, code: await newestCode(url, phone) } };
}

const blank = {
  provinceCity: "浙江省/杭州市",
  systemType: "公有云系统",
  product: levelPacks[2].join(","),
  systemNum: 12,
  isPurchaseSafeProduct: "否",
  corporateName: "",
};
