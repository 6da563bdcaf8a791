import type { ReadForm } from "@zhian/contracts/form-faults";
import type { Values } from "@zhian/form/values";

/** A form of these pages, and the schema in `contracts` that validates it. */
export interface SiteForm<Field extends string, Form extends Record<Field, unknown>> {
  /** The key under which the tab stores a draft. */
  keptAs: string;
  empty: Values<Field>;
  parse(values: Values<Field>): ReadForm<Form>;
}
