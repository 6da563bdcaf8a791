import type { SessionDraft } from "@zhian/fragment/session-draft";
import type { Values } from "./values.ts";

/** The input, validated by the form's rules. `faults` are text keys. */
export type Parsed<Field extends string, Form> =
  | { status: "right"; form: Form }
  | { status: "wrong"; faults: Partial<Record<Field, string>> };

export interface FormOptions<Field extends string, Form> {
  /** The empty form: its fields in document order. */
  empty: Values<Field>;
  /** Values that are already known; they override the draft's. */
  known?: Partial<Values<Field>>;
  /** Where the tab stores the input until it is sent, across reloads and navigation. */
  draft?: SessionDraft<Values<Field>>;
  /** Asynchronous, since the rules may have to be loaded first. */
  parse(values: Values<Field>): Promise<Parsed<Field, Form>>;
  messageOf(field: Field, fault: string): string;
  /**
   * When a fault is first shown: on `blur` of a changed field, and then updated with the input; or on `submit`, and then kept
   * until the field is changed.
   */
  mode: "blur" | "submit";
  /** Moves to an invalid field; by default, focuses its control. */
  focus?(field: Field): void;
}
