import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { useText } from "@zhian/i18n/use-text";
import { faultTexts } from "../model/fault-texts.ts";
import { formatMoment } from "../model/moment.ts";
import { AccountForm, Submit } from "./account-form.tsx";
import { OwnRegion } from "./own-region.tsx";
import { PasswordField } from "./password-field.tsx";
import css from "./password-section.module.css";
import { useCall } from "./use-call.ts";
import { useForm } from "./use-form.ts";
import { useOwn } from "./use-own.ts";

export function PasswordSection() {
  const t = useText();
  const { locale } = useSite();
  const own = useOwn((api, signal) => api.call("account.detail", { signal }));
  return (
    <OwnRegion heading={t("password.section")} own={own} rows={4}>
      {({ username, passwordChangedAt }) => (
        <div className={css["section"]}>
          <p>{t("password.changedAt", { when: formatMoment(passwordChangedAt, locale) })}</p>
          <PasswordForm username={username} onDone={own.retry} />
        </div>
      )}
    </OwnRegion>
  );
}

const texts = { present: faultTexts.password, password: faultTexts.newPassword };

function PasswordForm({ username, onDone }: { username: string; onDone(): void }) {
  const t = useText();
  const call = useCall();
  const toast = useToast();
  const form = useForm("passwordChange", texts, "zhian:change-wait");
  return (
    <AccountForm
      form={form}
      label={t("password.section")}
      onSubmit={(event) =>
        void form.submit(
          event,
          (body) => call("account.changePassword", { body }),
          () => {
            toast("success", t("password.changed"));
            form.props.ref.current?.reset();
            onDone();
          },
        )
      }
    >
      {/* Identifies the account to password managers. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField form={form} name="present" label={t("password.present")} autoComplete="current-password" />
      <PasswordField
        form={form}
        name="password"
        label={t("password.new")}
        hint={t("password.hint")}
        autoComplete="new-password"
      />
      <Submit form={form}>{t("password.change")}</Submit>
    </AccountForm>
  );
}
