import { useToast } from "@zhian/fragment/use-toast";
import { useText } from "@zhian/i18n/use-text";
import { rules } from "../model/check-fields.ts";
import { AccountForm, Submit, TextField } from "./account-form.tsx";
import css from "./short-form.module.css";
import { useCall } from "./use-call.ts";
import { useForm } from "./use-form.ts";

/** Another link, to tell where visits come from. */
export function LinkForm({ onDone }: { onDone(): void }) {
  const t = useText();
  const call = useCall();
  const toast = useToast();
  const form = useForm({ name: rules.linkName }, "zhian:link-wait");
  return (
    <div className={css["form"]}>
      <AccountForm
        form={form}
        label={t("links.create")}
        onSubmit={(event) =>
          void form.submit(
            event,
            ({ name }) => call("popularize.create", { body: { name: name.trim() } }),
            () => {
              toast("success", t("links.created"));
              onDone();
            },
          )
        }
      >
        <TextField form={form} name="name" label={t("links.label")} hint={t("links.hint")} autoComplete="off" />
        <Submit form={form}>{t("links.create")}</Submit>
      </AccountForm>
    </div>
  );
}
