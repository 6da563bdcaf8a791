import type { Values } from "@zhian/form/values";
import type { Rule } from "./check-fields.ts";

/** In the order in which the fields stand. */
export type Rules<Field extends string> = Readonly<Record<Field, Rule>>;

type Parsed<Field extends string> =
  | { status: "right"; form: Values<Field> }
  /** Keys of texts. */
  | { status: "wrong"; faults: Partial<Record<Field, string>> };

/** What was typed, judged field by field. */
export function parseBy<Field extends string>(rules: Rules<Field>, values: Values<Field>): Parsed<Field> {
  const faults: Partial<Record<Field, string>> = {};
  for (const field in rules) {
    const fault = rules[field](values[field]);
    if (fault) faults[field] = fault;
  }
  return Object.keys(faults).length > 0 ? { status: "wrong", faults } : { status: "right", form: values };
}
