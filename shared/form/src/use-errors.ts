import { useRef, useState } from "react";
import type { FormOptions, Parsed } from "./form-options.ts";
import type { Values } from "./values.ts";

type Texts<Field extends string> = Partial<Record<Field, string | undefined>>;

/** Manages the errors of fields that were changed and left, submitted, or rejected by the server. */
export function useErrors<Field extends string, Form>(
  { parse, messageOf, mode }: FormOptions<Field, Form>,
  read: () => Values<Field>,
) {
  const changed = useRef(new Set<Field>());
  const [shown, setShown] = useState<ReadonlySet<Field>>(new Set());
  const [faults, setFaults] = useState<Texts<Field>>({});
  const [refusals, setRefusals] = useState<Texts<Field>>({});

  async function look(): Promise<Parsed<Field, Form> | undefined> {
    // Without the rules, nothing can be validated.
    const found = await parse(read()).catch(() => undefined);
    setFaults(found?.status === "wrong" ? found.faults : {});
    return found;
  }

  return {
    /** The server's message takes precedence, since it has more information. */
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
    /** Shows the faults of these fields. Resolves to undefined if the rules cannot be loaded. */
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
