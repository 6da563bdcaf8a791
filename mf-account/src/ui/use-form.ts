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

/** A form as its fields and its foot see it. */
export interface FormState<Field extends string = string, Form = unknown>
  extends Omit<engine.FormState<Field, Form>, "props" | "submit"> {
  /** For the form's element. */
  props: engine.FormState<Field, Form>["props"] & { onFocus(): void };
  /** Message about the form as a whole. */
  fault: string | undefined;
  /** Before script nothing can be sent. */
  isAsleep: boolean;
  /** Seconds until it may be tried again. */
  wait: number;
  fail(message: string): void;
  /** Checks, calls, and passes on the answer; a refusal is shown where it belongs, and the input stays. */
  submit<Data>(
    event: SubmitEvent<HTMLFormElement>,
    call: (form: Form) => Promise<Answer<Data>>,
    onDone: (data: Data) => void,
  ): Promise<void>;
}

/**
 * A form that calls the api, by the name of its schema and with what is said of each field, in the order in which they stand. The tab
 * keeps under `keptAs` how long the server says to wait.
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

/** The schemas of the account's forms. Without them nothing can be sent: a failed load is tried again. */
const loadAccountForms = () =>
  withRetries(
    () => import(/* webpackChunkName: "account-forms" */ "@zhian/contracts/account-forms"),
    () => true,
  );

/** With the first field that is entered. A load that fails is tried again when the form is checked. */
function prepare(): void {
  loadAccountForms().catch(() => undefined);
}

/** A refusal with a wait concerns no single field. */
function ofTheWholeForm<Data>(answer: Answer<Data>): Answer<Data> {
  if (answer.status !== "refused" || !answer.waitMs) return answer;
  const { field: _field, ...refusal } = answer;
  return refusal;
}

function emptyOf<Field extends string>(texts: Readonly<Record<Field, FaultTexts>>): Values<Field> {
  // The keys of the texts are the fields.
  return Object.fromEntries(Object.keys(texts).map((field) => [field, ""])) as Values<Field>;
}
