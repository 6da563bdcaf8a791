import { useText } from "@zhian/i18n/use-text";
import { faultTexts } from "../model/fault-texts.ts";
import { AccountForm, Submit } from "./account-form.tsx";
import { CodeField } from "./code-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { useCall } from "./use-call.ts";
import { useForm } from "./use-form.ts";
import { useSignIn } from "./use-sign-in.ts";

const texts = { phone: faultTexts.phone, code: faultTexts.code };

export function LoginByPhone() {
  const t = useText();
  const call = useCall();
  const signIn = useSignIn();
  const form = useForm("signInByPhone", texts, "zhian:login-wait");
  return (
    <AccountForm
      form={form}
      label={t("login.byPhone")}
      onSubmit={(event) =>
        void form.submit(
          event,
          (body) => call("account.loginByPhone", { body }),
          (session) => signIn(session) || form.fail(t("fault.cookies")),
        )
      }
    >
      <PhoneField form={form} />
      <CodeField
        form={form}
        to="phone"
        keptAs="zhian:login-code"
        send={(phone, headers) => call("account.loginSms", { body: { phone }, headers })}
      />
      <Submit form={form}>{t("login.submit")}</Submit>
    </AccountForm>
  );
}
