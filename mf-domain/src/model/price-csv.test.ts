import { expect, it } from "@jest/globals";
import { ending } from "../testing/desk-answers.ts";
import { toCsv } from "./price-csv.ts";

it("writes a CSV that spreadsheets can open, and escapes formulas", () => {
  const list = [
    ending("com"),
    ending("id", { restriction: '=HYPERLINK("x"), "y"', privacySupported: false, durationSource: [2, 1] }),
  ];
  const words = {
    columns: ["Ending", "First", "Renewal", "Transfer", "Years", "Privacy", "Rules"],
    yes: "yes",
    no: "no",
  };
  expect(toCsv(list, words).split("\r\n")).toEqual([
    '\ufeff"Ending","First","Renewal","Transfer","Years","Privacy","Rules"',
    '".com","10.50","15.00","11.00","1-10","yes",""',
    '".id","10.50","15.00","11.00","1-2","no"," =HYPERLINK(""x""), ""y"""',
    "",
  ]);
});
