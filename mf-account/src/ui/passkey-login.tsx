import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { Notice } from "@zhian/ui/notice";
import { useState } from "react";
import { askForPasskey } from "../api/use-passkey.ts";
import { PasskeyHostNote, usePasskeyPlace } from "./passkey-host-note.tsx";
import css from "./passkey-login.module.css";
import { useCall } from "./use-call.ts";
import { useSignIn } from "./use-sign-in.ts";

/** The alternative way to log in: no name, no password, nothing to type. */
export function PasskeyLogin() {
  const t = useText();
  const place = usePasskeyPlace();
  const { signIn, isBusy, fault } = usePasskeyLogin();
  return (
    <section className={css["passkey"]} aria-label={t("passkey.title")}>
      <p className={css["or"]}>{t("passkey.or")}</p>
      {place === "address" || place === "unable" ? (
        <PasskeyHostNote place={place} />
      ) : (
        <Button look="secondary" isBusy={isBusy || place === "unknown"} onClick={() => void signIn()}>
          {t("passkey.login")}
        </Button>
      )}
      <div role="alert">{fault && <Notice kind="err">{fault}</Notice>}</div>
    </section>
  );
}

function usePasskeyLogin() {
  const t = useText();
  const call = useCall();
  const begin = useSignIn();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  /** Returns the reason why no session began, or undefined if one did. */
  async function tryOnce(): Promise<string | undefined> {
    const asked = await call("passkey.loginBegin");
    if (asked.status !== "done") return asked.status === "refused" ? asked.message : t("fault.unreachable");
    const ceremony = await askForPasskey(asked.data);
    if (ceremony.status !== "done") return t(`passkey.${ceremony.status}`);
    const answer = await call("passkey.login", { body: { response: ceremony.response } });
    if (answer.status !== "done") return answer.status === "refused" ? answer.message : t("fault.unreachable");
    return begin(answer.data) ? undefined : t("fault.cookies");
  }

  async function signIn(): Promise<void> {
    setBusy(true);
    setFault(undefined);
    setFault(await tryOnce());
    setBusy(false);
  }

  return { signIn, isBusy, fault };
}
