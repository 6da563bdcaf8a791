import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { useEffect } from "react";
import { faultTexts } from "../model/fault-texts.ts";
import { AccountForm, Submit } from "./account-form.tsx";
import { PasswordField } from "./password-field.tsx";
import { useCall } from "./use-call.ts";
import { useForm } from "./use-form.ts";

const texts = { password: faultTexts.newPassword };

interface NewPasswordProps {
  /** Valid for one password, for ten minutes. */
  ticket: string;
  onDone(): void;
  /** Goes back to the code step, if the ticket is no longer valid. */
  onAgain(): void;
}

export function NewPassword({ ticket, onDone, onAgain }: NewPasswordProps) {
  const t = useText();
  const call = useCall();
  const form = useForm("resetPassword", texts, "zhian:reset-wait");
  const { ref } = form.props;

  // The element that had focus is gone.
  useEffect(() => ref.current?.querySelector("input")?.focus(), [ref]);

  return (
    <AccountForm
      form={form}
      label={t("forgotten.step.password")}
      onSubmit={(event) =>
        void form.submit(event, ({ password }) => call("account.upPassword", { body: { ticket, password } }), onDone)
      }
    >
      <PasswordField
        form={form}
        name="password"
        label={t("password.new")}
        hint={t("password.hint")}
        autoComplete="new-password"
      />
      <Submit form={form}>{t("forgotten.set")}</Submit>
      {form.fault && (
        <p>
          <Button look="quiet" size="small" onClick={onAgain}>
            {t("forgotten.again")}
          </Button>
        </p>
      )}
    </AccountForm>
  );
}
