/** The values of a form's controls as text, by control name, in document order. */
export type Values<Field extends string> = Readonly<Record<Field, string>>;

export function fieldsOf<Field extends string>(values: Values<Field>): Field[] {
  // The keys are the fields.
  return Object.keys(values) as Field[];
}

/** Returns the controls' current values. A missing control counts as empty. */
export function readValues<Field extends string>(form: HTMLFormElement | null, empty: Values<Field>): Values<Field> {
  const data = form ? new FormData(form) : new FormData();
  return fill(empty, (field) => data.get(field) ?? "");
}

/** Returns a tab's stored draft, without values that no longer fit the form. */
export function readDraft<Field extends string>(kept: unknown, empty: Values<Field>): Values<Field> {
  const given = typeof kept === "object" && kept !== null ? kept : {};
  return fill(empty, (field) => Reflect.get(given, field));
}

function fill<Field extends string>(empty: Values<Field>, read: (field: Field) => unknown): Values<Field> {
  const entries = fieldsOf(empty).map((field) => {
    const value = read(field);
    return [field, typeof value === "string" ? value : empty[field]];
  });
  // One entry for each field.
  return Object.fromEntries(entries) as Values<Field>;
}
