import { useText } from "@zhian/i18n/use-text";
import { faultTexts } from "../model/fault-texts.ts";
import { AccountForm, Submit, TextField } from "./account-form.tsx";
import { CodeField } from "./code-field.tsx";
import { useCall } from "./use-call.ts";
import { useForm } from "./use-form.ts";

const texts = { account: faultTexts.account, code: faultTexts.code };

export function ForgottenCode({ onTicket }: { onTicket(ticket: string): void }) {
  const t = useText();
  const call = useCall();
  const form = useForm("resetCode", texts, "zhian:verify-wait");
  return (
    <AccountForm
      form={form}
      label={t("forgotten.step.code")}
      onSubmit={(event) =>
        void form.submit(
          event,
          (body) => call("account.verify", { body }),
          ({ ticket }) => onTicket(ticket),
        )
      }
    >
      <TextField
        form={form}
        name="account"
        label={t("account.label")}
        hint={t("forgotten.hint")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CodeField
        form={form}
        to="account"
        keptAs="zhian:reset-code"
        send={(account, headers) => call("account.send", { body: { account }, headers })}
      />
      <Submit form={form}>{t("forgotten.next")}</Submit>
    </AccountForm>
  );
}
