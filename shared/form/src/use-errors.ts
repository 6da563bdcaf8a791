import { useRef, useState } from "react";
import type { FormOptions, Parsed } from "./form-options.ts";
import type { Values } from "./values.ts";

type Texts<Field extends string> = Partial<Record<Field, string | undefined>>;

/** The messages of the fields that were changed and left, or sent, and of those that the server has refused. */
export function useErrors<Field extends string, Form>(
  { parse, messageOf, mode }: FormOptions<Field, Form>,
  read: () => Values<Field>,
) {
  const changed = useRef(new Set<Field>());
  const [shown, setShown] = useState<ReadonlySet<Field>>(new Set());
  const [faults, setFaults] = useState<Texts<Field>>({});
  const [refusals, setRefusals] = useState<Texts<Field>>({});

  async function look(): Promise<Parsed<Field, Form> | undefined> {
    // Without the rules no fault can be found.
    const found = await parse(read()).catch(() => undefined);
    setFaults(found?.status === "wrong" ? found.faults : {});
    return found;
  }

  return {
    /** The server's message first, since it knows more. */
    errorOf(field: Field): string | undefined {
      const fault = shown.has(field) ? faults[field] : undefined;
      return refusals[field] ?? (fault && messageOf(field, fault));
    },
    onChange(field: Field): void {
      changed.current.add(field);
      setRefusals((last) => ({ ...last, [field]: undefined }));
      if (mode === "blur") void look();
      else setShown((last) => new Set([...last].filter((each) => each !== field)));
    },
    onBlur(field: Field | undefined): void {
      if (field === undefined || mode === "submit" || !changed.current.has(field)) return;
      setShown((last) => new Set([...last, field]));
      void look();
    },
    /** Shows the faults of these fields. Undefined where the rules cannot be loaded. */
    show(fields: readonly Field[]): Promise<Parsed<Field, Form> | undefined> {
      setRefusals((last) => ({ ...last, ...Object.fromEntries(fields.map((field) => [field, undefined])) }));
      setShown((last) => new Set([...last, ...fields]));
      return look();
    },
    refuse(field: Field, message: string): void {
      setRefusals((last) => ({ ...last, [field]: message }));
    },
  };
}
