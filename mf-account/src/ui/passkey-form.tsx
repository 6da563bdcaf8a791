import type { EndpointData } from "@zhian/contracts/endpoints";
import { useToast } from "@zhian/fragment/use-toast";
import type { Answer } from "@zhian/http/answer";
import { useText } from "@zhian/i18n/use-text";
import { makePasskey } from "../api/use-passkey.ts";
import { faultTexts } from "../model/fault-texts.ts";
import { AccountForm, Submit, TextField } from "./account-form.tsx";
import css from "./short-form.module.css";
import { useCall } from "./use-call.ts";
import { useForm } from "./use-form.ts";

type Passkeys = EndpointData<"passkey.list">;

const texts = { name: faultTexts.keyName };

/** Creates a passkey in this browser or on a nearby device, under a name to recognise it by. */
export function PasskeyForm({ onChange }: { onChange(passkeys: Passkeys): void }) {
  const t = useText();
  const call = useCall();
  const toast = useToast();
  const form = useForm("passkeyName", texts, "zhian:passkey-wait");

  async function add(name: string): Promise<Answer<Passkeys>> {
    const asked = await call("passkey.begin");
    if (asked.status !== "done") return asked;
    const ceremony = await makePasskey(asked.data);
    if (ceremony.status !== "done") return { status: "refused", message: t(`passkey.${ceremony.status}`) };
    return call("passkey.add", { body: { name, response: ceremony.response } });
  }

  return (
    <div className={css["form"]}>
      <AccountForm
        form={form}
        label={t("passkey.add")}
        onSubmit={(event) =>
          void form.submit(
            event,
            ({ name }) => add(name),
            (passkeys) => {
              toast("success", t("passkey.added"));
              form.props.ref.current?.reset();
              onChange(passkeys);
            },
          )
        }
      >
        <TextField form={form} name="name" label={t("passkey.label")} hint={t("passkey.hint")} autoComplete="off" />
        <Submit form={form}>{t("passkey.add")}</Submit>
      </AccountForm>
    </div>
  );
}
