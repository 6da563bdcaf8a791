import type * as z from "zod/mini";

/** What can be wrong with a field: it is empty, or its value is not accepted. */
export type Fault = "missing" | "wrong";

/** By field, in the order of the form; fields without a fault are absent. */
export type Faults<Field extends PropertyKey> = Partial<Record<Field, Fault>>;

const missing: Fault = "missing";
const wrong: Fault = "wrong";

/** For every check in the schema of a form: its message is a `Fault`, which each side translates to its own words. */
export const asFault = {
  error: ({ input }: { input?: unknown }): Fault =>
    input === undefined || input === null || input === "" ? missing : wrong,
};

/** For a check of the whole form: runs even if there are other faults. */
export const always = { when: () => true };

export type ReadForm<Form> =
  | { status: "right"; form: Form }
  /** At least one fault. */
  | { status: "wrong"; faults: Faults<keyof Form> };

/** Validates the values of a form with its schema. */
export function readForm<Schema extends z.ZodMiniObject>(schema: Schema, given: unknown): ReadForm<z.output<Schema>> {
  type Field = keyof z.output<Schema>;
  const { success, data, error } = schema.safeParse(given);
  if (success) return { status: "right", form: data };
  const faults: Faults<Field> = {};
  for (const field in schema.shape) {
    const issue = error.issues.find(({ path }) => path[0] === field);
    // The keys of the shape are the fields.
    if (issue) faults[field as Field] = issue.message === missing ? missing : wrong;
  }
  return { status: "wrong", faults };
}

/** The first field with a fault, in the order of the form. */
export function firstFault<Field extends string>(faults: Faults<Field>): { field: Field; fault: Fault } {
  for (const field in faults) {
    const fault = faults[field];
    if (fault) return { field, fault };
  }
  throw new TypeError("a form without faults cannot be wrong");
}
