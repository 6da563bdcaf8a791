import { useText } from "@zhian/i18n/use-text";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import type { Rule } from "../model/check-fields.ts";

type Texts<Field extends string> = Partial<Record<Field, string>>;

export interface FieldsState<Field extends string = string> {
  place: RefObject<HTMLFormElement | null>;
  errors: Texts<Field>;
  names: readonly Field[];
  onInput(event: FormEvent<HTMLFormElement>): void;
  /** What stands in the fields. */
  read(): Record<Field, string>;
  /** Says what is wrong with these fields, and leads to the first. */
  check(asked?: readonly Field[]): boolean;
  /** The server's word on a field. */
  refuse(name: Field, message: string): void;
}

/**
 * Fields that hold what is typed by themselves: a password manager, and who types before the script is there, lose nothing.
 * `rules` are in the order in which the fields stand.
 */
export function useFields<Field extends string>(rules: Readonly<Record<Field, Rule>>): FieldsState<Field> {
  const t = useText();
  const place = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Texts<Field>>({});
  // The keys of the rules are the fields.
  const names = Object.keys(rules) as Field[];

  function read(): Record<Field, string> {
    const typed = place.current ? new FormData(place.current) : new FormData();
    const pairs = names.map((name) => {
      const value = typed.get(name);
      return [name, typeof value === "string" ? value : ""] as const;
    });
    // Every field has its pair.
    return Object.fromEntries(pairs) as Record<Field, string>;
  }

  function show(found: Texts<Field>): void {
    setErrors((last) => ({ ...last, ...found }));
    const first = names.find((name) => found[name]);
    place.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return {
    place,
    errors,
    names,
    read,
    check(asked = names) {
      const values = read();
      const found: Texts<Field> = {};
      for (const name of asked) {
        const key = rules[name](values[name]);
        found[name] = key && t(key);
      }
      show(found);
      return asked.every((name) => !found[name]);
    },
    refuse(name, message) {
      const found: Texts<Field> = {};
      found[name] = message;
      show(found);
    },
    onInput({ target }) {
      const name = target instanceof HTMLInputElement ? target.name : "";
      setErrors((last) => ({ ...last, [name]: undefined }));
    },
  };
}
