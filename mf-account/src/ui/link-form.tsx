import { useToast } from "@zhian/fragment/use-toast";
import { useText } from "@zhian/i18n/use-text";
import { faultTexts } from "../model/fault-texts.ts";
import { AccountForm, Submit, TextField } from "./account-form.tsx";
import css from "./short-form.module.css";
import { useCall } from "./use-call.ts";
import { useForm } from "./use-form.ts";

const texts = { name: faultTexts.linkName };

/** A form to create another link, to distinguish where visits come from. */
export function LinkForm({ onDone }: { onDone(): void }) {
  const t = useText();
  const call = useCall();
  const toast = useToast();
  const form = useForm("referralLink", texts, "zhian:link-wait");
  return (
    <div className={css["form"]}>
      <AccountForm
        form={form}
        label={t("links.create")}
        onSubmit={(event) =>
          void form.submit(
            event,
            ({ name }) => call("popularize.create", { body: { name } }),
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
