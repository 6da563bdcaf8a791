import type { FormState } from "@zhian/form/use-form";
import { useToast } from "@zhian/fragment/use-toast";
import type { Answer } from "@zhian/http/answer";
import { createAttemptKey } from "@zhian/http/attempt-key";
import { retryLost } from "@zhian/http/retry-lost";
import { useState } from "react";
import { useFormText } from "./use-form-text.ts";

type Send<Form> = (form: Form, key: string) => Promise<Answer<{ number: string }>>;

/** Sends a form: one number per distinct submission, however often the button is clicked. */
export function useSend<Field extends string, Form>(form: FormState<Field, Form>, onSent: (number: string) => void) {
  const text = useFormText();
  const toast = useToast();
  const [keyFor] = useState(createAttemptKey);

  /** Whether all fields are valid; shows the errors otherwise. */
  async function isRight(fields?: readonly Field[]): Promise<boolean> {
    const isRight = await form.check(fields);
    if (!isRight) toast("error", text(fields ? "toast.phone" : "toast.invalid"));
    return isRight;
  }

  async function send(ask: Send<Form>): Promise<void> {
    const answer = await form.submit((typed) => retryLost(() => ask(typed, keyFor(typed))));
    if (answer.status === "invalid") toast("error", text("toast.invalid"));
    if (answer.status === "unknown") toast("error", text("toast.unreachable"));
    if (answer.status === "refused") toast("error", answer.message);
    if (answer.status !== "done") return;
    form.forget();
    onSent(answer.data.number);
  }

  return { isRight, send };
}
