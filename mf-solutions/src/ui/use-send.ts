import { useToast } from "@zhian/fragment/use-toast";
import type { Answer } from "@zhian/http/answer";
import { askTwice } from "@zhian/http/ask-twice";
import { createAttemptKey } from "@zhian/http/attempt-key";
import { type RefObject, useRef, useState } from "react";
import { useFormText } from "./use-form-text.ts";
import type { TypedForm } from "./use-typed-form.ts";

interface SendOptions<Field extends string> {
  form: TypedForm<Field>;
  /** Where the fields stand, each control under its field's name. */
  place: RefObject<HTMLElement | null>;
}

/** One number for each thing that is sent, however often the button is pressed. */
export function useSend<Field extends string>({ form, place }: SendOptions<Field>) {
  const text = useFormText();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [number, setNumber] = useState<string>();
  const [keyFor] = useState(createAttemptKey);
  const isUnderway = useRef(false);

  function pointAt(field: string): void {
    const controls = [...(place.current?.querySelectorAll<HTMLElement>("[name]") ?? [])];
    controls.find((control) => control.getAttribute("name") === field)?.focus();
  }

  /** Whether all is as it must be; says what is not, and leads there. */
  function isRight(fields?: readonly Field[]): boolean {
    const wrong = form.check(fields);
    if (wrong === undefined) return true;
    toast("error", text(fields ? "toast.phone" : "toast.invalid"));
    pointAt(wrong);
    return false;
  }

  async function send(ask: (key: string) => Promise<Answer<{ number: string }>>): Promise<void> {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setBusy(true);
    const key = keyFor(form.typed);
    const answer = await askTwice(() => ask(key));
    isUnderway.current = false;
    setBusy(false);
    if (answer.status === "unknown") return toast("error", text("toast.unreachable"));
    if (answer.status === "refused") return sayRefusal(answer);
    form.clear();
    setNumber(answer.data.number);
  }

  function sayRefusal({ field = "", message }: { field?: string; message: string }): void {
    toast("error", message);
    if (!(field in form.typed)) return;
    // It is one of the keys of what was typed.
    form.refuse(field as Field, message);
    pointAt(field);
  }

  return { isBusy, number, isRight, send, again: () => setNumber(undefined) };
}
