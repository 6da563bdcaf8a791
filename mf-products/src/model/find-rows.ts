import type { InLanguage } from "@zhian/i18n/in-language";
import type { FinderBlock, FinderQuestion } from "./instrument-content.ts";

type FinderRow = InLanguage<FinderBlock["rows"][number]>;
/** By question id: an amount, or the id of an option. Undefined and an empty text require nothing. */
export type Answers = Readonly<Record<string, string>>;

/** Whether a row meets all requirements. It fails those that it does not mention. */
export function fits(
  { suits }: Pick<FinderRow, "suits">,
  questions: readonly InLanguage<FinderQuestion>[],
  answers: Answers,
): boolean {
  return questions.every(({ id, is }) => {
    const answer = answers[id];
    if (!answer) return true;
    const has = suits[id];
    if (is === "one-of") return Array.isArray(has) && has.includes(answer);
    return typeof has === "number" && has >= Number(answer);
  });
}

/** The cheapest row that has a price; the first of equal ones. */
export function cheapestOf<Row extends Pick<FinderRow, "usdPerMonth">>(rows: readonly Row[]): Row | undefined {
  return rows
    .filter(({ usdPerMonth }) => usdPerMonth !== undefined)
    .reduce<Row | undefined>(
      (least, row) => (least === undefined || (row.usdPerMonth ?? 0) < (least.usdPerMonth ?? 0) ? row : least),
      undefined,
    );
}
