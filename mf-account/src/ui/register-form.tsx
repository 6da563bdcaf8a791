import { useLocation } from "@zhian/fragment/router";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Notice } from "@zhian/ui/notice";
import { useEffect } from "react";
import { forgetRecommend, keepRecommend, keptRecommend } from "../api/keep-recommend.ts";
import { faultTexts } from "../model/fault-texts.ts";
import { recommendIn } from "../model/ways-in.ts";
import { AccountForm, Submit, TextField } from "./account-form.tsx";
import { CodeField } from "./code-field.tsx";
import { Consent } from "./consent.tsx";
import { PasswordField } from "./password-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { useCall } from "./use-call.ts";
import { useForm } from "./use-form.ts";
import { useSignIn } from "./use-sign-in.ts";

const texts = {
  username: faultTexts.newName,
  phone: faultTexts.phone,
  code: faultTexts.code,
  password: faultTexts.newPassword,
};

export function RegisterForm() {
  const t = useText();
  const call = useCall();
  const signIn = useSignIn();
  const form = useForm("registration", texts, "zhian:register-wait");
  const recommend = useRecommend();
  return (
    <AccountForm
      form={form}
      label={t("register.title")}
      onSubmit={(event) =>
        void form.submit(
          event,
          (typed) => call("account.logon", { body: { ...typed, ...(recommend && { recommend }) } }),
          (session) => {
            forgetRecommend();
            if (!signIn(session)) form.fail(t("fault.cookies"));
          },
        )
      }
    >
      {recommend && <Notice>{t("register.recommended", { code: recommend })}</Notice>}
      <TextField
        form={form}
        name="username"
        label={t("username.label")}
        hint={t("username.hint")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PhoneField form={form} />
      <CodeField
        form={form}
        to="phone"
        keptAs="zhian:register-code"
        send={(phone, headers) => call("account.sendSms", { body: { phone }, headers })}
      />
      <PasswordField
        form={form}
        name="password"
        label={t("password.label")}
        hint={t("password.hint")}
        autoComplete="new-password"
      />
      <Consent />
      <Submit form={form}>{t("register.submit")}</Submit>
    </AccountForm>
  );
}

/**
 * The code of the referral link that the visitor followed, now or some days ago. Counts the visit, ignoring failures. The server, which
 * does not read the cookie, renders a page without the code.
 */
function useRecommend(): string | undefined {
  const call = useCall();
  const { isHydrated } = useSite();
  const followed = recommendIn(useLocation().search);
  useEffect(() => {
    if (!followed) return;
    keepRecommend(followed);
    void call("console.clickPoint", { body: { recommend: followed } });
  }, [call, followed]);
  return followed ?? (isHydrated ? keptRecommend() : undefined);
}
