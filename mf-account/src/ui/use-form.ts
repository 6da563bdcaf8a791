import { useCountdown } from "@zhian/captcha/use-countdown";
import * as engine from "@zhian/form/use-form";
import type { Values } from "@zhian/form/values";
import { useSite } from "@zhian/fragment/use-site";
import type { Answer } from "@zhian/http/answer";
import { useText } from "@zhian/i18n/use-text";
import { type SubmitEvent, useState } from "react";
import { parseBy, type Rules } from "../model/parse-by.ts";

/** A form as its fields and its foot see it. */
export interface FormState<Field extends string = string>
  extends Omit<engine.FormState<Field, Values<Field>>, "submit"> {
  /** What is to be said of the form as a whole. */
  fault: string | undefined;
  /** Before script nothing can be sent. */
  isAsleep: boolean;
  /** Seconds until it may be tried again. */
  wait: number;
  fail(message: string): void;
  /** Checks, calls, and hands on what comes of it; a refusal is said where it belongs, and what was typed stays. */
  submit<Data>(
    event: SubmitEvent<HTMLFormElement>,
    call: (values: Values<Field>) => Promise<Answer<Data>>,
    onDone: (data: Data) => void,
  ): Promise<void>;
}

/** A form that calls the api. The tab keeps under `keptAs` how long the server says to wait. */
export function useForm<Field extends string>(rules: Rules<Field>, keptAs: string): FormState<Field> {
  const t = useText();
  const { isHydrated } = useSite();
  const [empty] = useState(() => emptyOf(rules));
  const form = engine.useForm<Field, Values<Field>>({
    empty,
    parse: async (values) => parseBy(rules, values),
    messageOf: (_field, key) => t(key),
    mode: "submit",
  });
  const wait = useCountdown(keptAs);
  const [fault, setFault] = useState<string>();

  return {
    ...form,
    fault,
    isAsleep: !isHydrated,
    wait: wait.left,
    fail: setFault,
    async submit(event, call, onDone) {
      event.preventDefault();
      if (wait.left > 0) return;
      setFault(undefined);
      const answer = await form.submit(async (values) => ofTheWholeForm(await call(values)));
      if (answer.status === "done") return onDone(answer.data);
      if (answer.status === "unknown") return setFault(t("fault.unreachable"));
      if (answer.status !== "refused") return;
      if (answer.waitMs) wait.start(answer.waitMs);
      if (!Object.hasOwn(empty, answer.field ?? "")) setFault(answer.message);
    },
  };
}

/** A refusal with a wait is of no single field. */
function ofTheWholeForm<Data>(answer: Answer<Data>): Answer<Data> {
  if (answer.status !== "refused" || !answer.waitMs) return answer;
  const { field: _field, ...refusal } = answer;
  return refusal;
}

function emptyOf<Field extends string>(rules: Rules<Field>): Values<Field> {
  // The keys of the rules are the fields.
  return Object.fromEntries(Object.keys(rules).map((field) => [field, ""])) as Values<Field>;
}
