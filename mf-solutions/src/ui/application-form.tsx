import { useSite } from "@zhian/fragment/use-site";
import { ChoiceGroup } from "@zhian/ui/choice-group";
import { Radio } from "@zhian/ui/radio";
import { type SubmitEvent, useRef } from "react";
import { sendApplication } from "../api/send-application.ts";
import { applicationForm, partnerKinds } from "../model/application-form.ts";
import { ApplicationCode } from "./application-code.tsx";
import css from "./form.module.css";
import { FormFoot } from "./form-foot.tsx";
import { FormSent } from "./form-sent.tsx";
import { TypedField } from "./typed-field.tsx";
import { useFormText } from "./use-form-text.ts";
import { useSend } from "./use-send.ts";
import { useTypedForm } from "./use-typed-form.ts";

/** From a company that wants to work with us; its phone is proved by a code. */
export function ApplicationForm() {
  const text = useFormText();
  const { api, locale } = useSite();
  const place = useRef<HTMLFormElement>(null);
  const form = useTypedForm(applicationForm);
  const { isBusy, number, isRight, send, again } = useSend({ form, place });

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (api && isRight()) void send((key) => sendApplication(api, { typed: form.typed, key, locale }));
  }

  if (number !== undefined) return <FormSent of="application" number={number} onAgain={again} />;
  return (
    <form ref={place} noValidate onSubmit={onSubmit} className={css["form"]}>
      <ChoiceGroup legend={text("kind")} direction="across" isRequired>
        {partnerKinds.map((kind) => (
          <Radio
            key={kind}
            name="kind"
            value={kind}
            label={text(`kind.${kind}`)}
            checked={form.typed.kind === kind}
            onChange={() => form.change("kind", kind)}
          />
        ))}
      </ChoiceGroup>
      <div className={css["fields"]}>
        <TypedField form={form} name="company" label={text("company")} autoComplete="organization" />
        <TypedField form={form} name="contact" label={text("contact")} autoComplete="name" />
        <TypedField form={form} name="phone" kind="phone" label={text("phone")} autoComplete="tel" />
        <ApplicationCode form={form} isPhoneRight={() => isRight(["phone"])} />
        <p className={`${css["note"]} ${css["whole"]}`}>{text("phoneUse")}</p>
        <TypedField
          form={form}
          name="note"
          kind="text"
          label={text("note")}
          mark={text("optional")}
          hint={text("noteHint")}
          className={css["whole"]}
        />
      </div>
      <FormFoot submit={text("submit.application")} isBusy={isBusy} />
    </form>
  );
}
