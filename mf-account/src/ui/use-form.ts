import { useCountdown } from "@zhian/captcha/use-countdown";
import { useSite } from "@zhian/fragment/use-site";
import type { Answer } from "@zhian/http/answer";
import { useText } from "@zhian/i18n/use-text";
import { type SubmitEvent, useRef, useState } from "react";
import type { Rule } from "../model/check-fields.ts";
import { type FieldsState, useFields } from "./use-fields.ts";

/** A form as its fields and its foot see it. */
export interface FormState<Field extends string = string> extends FieldsState<Field> {
  /** What is to be said of the form as a whole. */
  fault: string | undefined;
  isBusy: boolean;
  /** Before script nothing can be sent. */
  isAsleep: boolean;
  /** Seconds until it may be tried again. */
  wait: number;
  fail(message: string): void;
  /** Checks, calls, and hands on what comes of it; a refusal is said where it belongs, and what was typed stays. */
  submit<Data>(
    event: SubmitEvent<HTMLFormElement>,
    call: (values: Record<Field, string>) => Promise<Answer<Data>>,
    onDone: (data: Data) => void,
  ): Promise<void>;
}

/** A form that calls the api. The tab keeps under `keptAs` how long the server says to wait. */
export function useForm<Field extends string>(rules: Readonly<Record<Field, Rule>>, keptAs: string): FormState<Field> {
  const t = useText();
  const { isHydrated } = useSite();
  const fields = useFields(rules);
  const wait = useCountdown(keptAs);
  const isUnderway = useRef(false);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function hear({ message, field, waitMs }: Extract<Answer<unknown>, { status: "refused" }>): void {
    const own = fields.names.find((name) => name === field);
    if (waitMs) wait.start(waitMs);
    if (own && !waitMs) fields.refuse(own, message);
    else setFault(message);
  }

  return {
    ...fields,
    fault,
    isBusy,
    isAsleep: !isHydrated,
    wait: wait.left,
    fail: setFault,
    async submit(event, call, onDone) {
      event.preventDefault();
      if (isUnderway.current || wait.left > 0) return;
      setFault(undefined);
      if (!fields.check()) return;
      isUnderway.current = true;
      setBusy(true);
      const answer = await call(fields.read());
      isUnderway.current = false;
      setBusy(false);
      if (answer.status === "done") onDone(answer.data);
      else if (answer.status === "refused") hear(answer);
      else setFault(t("fault.unreachable"));
    },
  };
}
