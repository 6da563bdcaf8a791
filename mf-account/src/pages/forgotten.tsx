import type { LoaderFunctionArgs } from "@zhian/fragment/router";
import { siteContext } from "@zhian/fragment/site-context";
import { useText } from "@zhian/i18n/use-text";
import { useState } from "react";
import { headOfPage } from "../model/page-heads.ts";
import { EntryFrame } from "../ui/entry-frame.tsx";
import { ForgottenCode } from "../ui/forgotten-code.tsx";
import { ForgottenDone } from "../ui/forgotten-done.tsx";
import { NewPassword } from "../ui/new-password.tsx";
import { type ForgottenStep, StepLine } from "../ui/step-line.tsx";
import { useFacts } from "../ui/use-facts.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return { head: headOfPage("forgotten", context.get(siteContext).locale) };
}

/** The page for a forgotten password, in three steps: code, new password, done. None of them reveals whether the account exists. */
export function Component() {
  const t = useText();
  const [ticket, setTicket] = useState<string>();
  const [isDone, setDone] = useState(false);
  const step: ForgottenStep = isDone ? "done" : ticket ? "password" : "code";
  return (
    <EntryFrame
      title={t("forgotten.title")}
      lead={t("forgotten.lead")}
      facts={useFacts(["refusal", "everySession", "password"])}
    >
      <StepLine step={step} />
      {step === "code" && <ForgottenCode onTicket={setTicket} />}
      {step === "password" && ticket && (
        <NewPassword ticket={ticket} onDone={() => setDone(true)} onAgain={() => setTicket(undefined)} />
      )}
      {step === "done" && <ForgottenDone />}
    </EntryFrame>
  );
}
