import type { ReadForm } from "@zhian/contracts/form-faults";
import type { Values } from "@zhian/form/values";

/** A form of these pages, and the schema in `contracts` that it is checked by. */
export interface SiteForm<Field extends string, Form extends Record<Field, unknown>> {
  /** Under which the tab keeps a draft. */
  keptAs: string;
  empty: Values<Field>;
  parse(values: Values<Field>): ReadForm<Form>;
}
