import type { SessionDraft } from "@zhian/fragment/session-draft";
import type { Values } from "./values.ts";

/** The input, checked by the rules of the form. `faults` are keys of texts. */
export type Parsed<Field extends string, Form> =
  | { status: "right"; form: Form }
  | { status: "wrong"; faults: Partial<Record<Field, string>> };

export interface FormOptions<Field extends string, Form> {
  /** The form before anything is typed: its fields, in the order in which they stand. */
  empty: Values<Field>;
  /** Values that are known already; they replace those of the draft. */
  known?: Partial<Values<Field>>;
  /** Key under which the tab stores the input until it is sent, across reloads and leaving the page. */
  draft?: SessionDraft<Values<Field>>;
  /** The rules may have to be loaded first. */
  parse(values: Values<Field>): Promise<Parsed<Field, Form>>;
  messageOf(field: Field, fault: string): string;
  /**
   * When a fault is shown first. After `blur` of a field that was changed, it follows the input; after `submit` it stays
   * until the field is changed.
   */
  mode: "blur" | "submit";
  /** Leads to a field that is wrong; unless given, focuses its control. */
  focus?(field: Field): void;
}
