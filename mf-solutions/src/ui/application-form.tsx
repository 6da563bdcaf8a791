import { partnerKinds } from "@zhian/contracts/partner-rules";
import { useSite } from "@zhian/fragment/use-site";
import { ChoiceGroup } from "@zhian/ui/choice-group";
import { Radio } from "@zhian/ui/radio";
import { type SubmitEvent, useState } from "react";
import { sendApplication } from "../api/send-application.ts";
import { applicationForm } from "../model/application-form.ts";
import { ApplicationCode } from "./application-code.tsx";
import css from "./form.module.css";
import { FormField } from "./form-field.tsx";
import { FormFoot } from "./form-foot.tsx";
import { FormSent } from "./form-sent.tsx";
import { useFormText } from "./use-form-text.ts";
import { useSend } from "./use-send.ts";
import { useSiteForm } from "./use-site-form.ts";

/** The application of a company that wants to work with us; a code verifies its phone number. */
export function ApplicationForm() {
  const [number, setNumber] = useState<string>();
  if (number === undefined) return <Unsent onSent={setNumber} />;
  return <FormSent of="application" number={number} onAgain={() => setNumber(undefined)} />;
}

function Unsent({ onSent }: { onSent(number: string): void }) {
  const text = useFormText();
  const { api, locale } = useSite();
  const form = useSiteForm(applicationForm);
  const { isRight, send } = useSend(form, onSent);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (api) void send((application, key) => sendApplication(api, { application, key, locale }));
  }

  return (
    <form {...form.props} onSubmit={onSubmit} className={css["form"]}>
      <ChoiceGroup legend={text("kind")} direction="across" isRequired>
        {partnerKinds.map((kind) => (
          <Radio
            key={kind}
            name="kind"
            value={kind}
            label={text(`kind.${kind}`)}
            defaultChecked={form.initial.kind === kind}
          />
        ))}
      </ChoiceGroup>
      <div className={css["fields"]}>
        <FormField form={form} name="company" label={text("company")} autoComplete="organization" />
        <FormField form={form} name="contact" label={text("contact")} autoComplete="name" />
        <FormField form={form} name="phone" kind="phone" label={text("phone")} autoComplete="tel" />
        <ApplicationCode form={form} isPhoneRight={() => isRight(["phone"])} />
        <p className={`${css["note"]} ${css["whole"]}`}>{text("phoneUse")}</p>
        <FormField
          form={form}
          name="note"
          kind="text"
          label={text("note")}
          mark={text("optional")}
          hint={text("noteHint")}
          className={css["whole"]}
        />
      </div>
      <FormFoot submit={text("submit.application")} isBusy={form.isBusy} />
    </form>
  );
}
