import { useCountdown } from "@zhian/captcha/use-countdown";
import type { AccountField, AccountForm, AccountFormName } from "@zhian/contracts/account-forms";
import type { Fault } from "@zhian/contracts/form-faults";
import * as engine from "@zhian/form/use-form";
import type { Values } from "@zhian/form/values";
import { useSite } from "@zhian/fragment/use-site";
import { withRetries } from "@zhian/fragment/with-retries";
import type { Answer } from "@zhian/http/answer";
import { useText } from "@zhian/i18n/use-text";
import { type SubmitEvent, useState } from "react";
import type { FaultTexts } from "../model/fault-texts.ts";

/** A form's state, for its fields and its footer. */
export interface FormState<Field extends string = string, Form = unknown>
  extends Omit<engine.FormState<Field, Form>, "props" | "submit"> {
  /** Props of the form element. */
  props: engine.FormState<Field, Form>["props"] & { onFocus(): void };
  /** Message about the form as a whole. */
  fault: string | undefined;
  /** Whether nothing can be submitted yet, before hydration. */
  isAsleep: boolean;
  /** Seconds until the form may be submitted again. */
  wait: number;
  fail(message: string): void;
  /** Validates, calls, and passes on the data. A refusal is shown at its field or above the button, and the input is kept. */
  submit<Data>(
    event: SubmitEvent<HTMLFormElement>,
    call: (form: Form) => Promise<Answer<Data>>,
    onDone: (data: Data) => void,
  ): Promise<void>;
}

/**
 * A form that calls the api. `name` is its schema; `texts` are the error messages of its fields, in display order. The tab's session
 * storage contains the server's wait under `keptAs`.
 */
export function useForm<Name extends AccountFormName>(
  name: Name,
  texts: Readonly<Record<AccountField<Name>, FaultTexts>>,
  keptAs: string,
): FormState<AccountField<Name>, AccountForm<Name>> {
  const t = useText();
  const { isHydrated } = useSite();
  const [empty] = useState(() => emptyOf(texts));
  const form = engine.useForm<AccountField<Name>, AccountForm<Name>>({
    empty,
    parse: async (values) => (await loadAccountForms()).readAccountForm(name, values),
    messageOf: (field, fault) => t(texts[field][fault as Fault]),
    mode: "submit",
  });
  const wait = useCountdown(keptAs);
  const [fault, setFault] = useState<string>();

  return {
    ...form,
    props: { ...form.props, onFocus: prepare },
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

/** The schemas of the account's forms. Without them nothing can be submitted: a failed load is retried. */
const loadAccountForms = () =>
  withRetries(
    () => import(/* webpackChunkName: "account-forms" */ "@zhian/contracts/account-forms"),
    () => true,
  );

/** Called when a field gets focus. A failed load is retried when the form is validated. */
function prepare(): void {
  loadAccountForms().catch(() => undefined);
}

/** A refusal with a wait concerns the whole form, not a single field. */
function ofTheWholeForm<Data>(answer: Answer<Data>): Answer<Data> {
  if (answer.status !== "refused" || !answer.waitMs) return answer;
  const { field: _field, ...refusal } = answer;
  return refusal;
}

function emptyOf<Field extends string>(texts: Readonly<Record<Field, FaultTexts>>): Values<Field> {
  // The keys of the texts are the fields.
  return Object.fromEntries(Object.keys(texts).map((field) => [field, ""])) as Values<Field>;
}
