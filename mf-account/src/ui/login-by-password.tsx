import { useText } from "@zhian/i18n/use-text";
import { faultTexts } from "../model/fault-texts.ts";
import { AccountForm, Submit, TextField } from "./account-form.tsx";
import { PasswordField } from "./password-field.tsx";
import { useCall } from "./use-call.ts";
import { useForm } from "./use-form.ts";
import { useSignIn } from "./use-sign-in.ts";

const texts = { username: faultTexts.account, password: faultTexts.password };

export function LoginByPassword() {
  const t = useText();
  const call = useCall();
  const signIn = useSignIn();
  const form = useForm("signIn", texts, "zhian:password-wait");
  return (
    <AccountForm
      form={form}
      label={t("login.byPassword")}
      onSubmit={(event) =>
        void form.submit(
          event,
          (body) => call("account.login", { body }),
          (session) => signIn(session) || form.fail(t("fault.cookies")),
        )
      }
    >
      <TextField
        form={form}
        name="username"
        label={t("account.label")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField form={form} name="password" label={t("password.label")} autoComplete="current-password" />
      <Submit form={form}>{t("login.submit")}</Submit>
    </AccountForm>
  );
}
