import type { FaultText } from "./form-texts.ts";

/** What stands in a form's fields, each as text. */
export type Typed<Field extends string> = Readonly<Record<Field, string>>;

/** What a form asks for, and what is wrong with what was typed. */
export interface FormShape<Field extends string> {
  /** Under which the tab keeps a draft. */
  keptAs: string;
  empty: Typed<Field>;
  /** In the order in which they stand: which text says what is wrong. */
  rules: { readonly [Name in Field]: (typed: string) => FaultText | undefined };
}

export function fieldsOf<Field extends string>({ rules }: FormShape<Field>): Field[] {
  // The keys of the rules are the fields.
  return Object.keys(rules) as Field[];
}

/** What a tab has kept, as far as it still is such a form. */
export function readDraft<Field extends string>(shape: FormShape<Field>, kept: unknown): Typed<Field> {
  const given = typeof kept === "object" && kept !== null ? kept : {};
  const entries = fieldsOf(shape).map((field) => {
    const value: unknown = Reflect.get(given, field);
    return [field, typeof value === "string" ? value : shape.empty[field]];
  });
  // One entry for each field.
  return Object.fromEntries(entries) as Typed<Field>;
}
