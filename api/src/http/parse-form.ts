import { type Fault, firstFault, readForm } from "@zhian/contracts/form-faults";
import type * as z from "zod/mini";
import type { ApiFault } from "./api-fault.ts";

/** Parses a form by its schema. Throws the ApiFault for the first wrong field, in the order of the form. */
export function parseForm<Schema extends z.ZodMiniObject>(
  schema: Schema,
  given: unknown,
  toApiFault: (field: keyof z.output<Schema> & string, fault: Fault) => ApiFault,
): z.output<Schema> {
  const read = readForm(schema, given);
  if (read.status === "right") return read.form;
  const { field, fault } = firstFault<keyof z.output<Schema> & string>(read.faults);
  throw toApiFault(field, fault);
}
