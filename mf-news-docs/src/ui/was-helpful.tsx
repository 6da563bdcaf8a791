import { textLimits } from "@zhian/contracts/text-limits";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { Field } from "@zhian/ui/field";
import { Textarea } from "@zhian/ui/textarea";
import { type SubmitEvent, useState } from "react";
import css from "./was-helpful.module.css";

interface WasHelpfulProps {
  /** Plain path of the page. */
  page: string;
  /** Digest of the text that was read. */
  digest: string;
}

type State = "asking" | "sending" | "thanks" | "failed";

/** Whether the page was helpful, and if not, why not. Disabled until hydration. */
export function WasHelpful({ page, digest }: WasHelpfulProps) {
  const t = useText();
  const { api, locale, isHydrated } = useSite();
  const [state, setState] = useState<State>("asking");
  const [asksWhy, setAsksWhy] = useState(false);
  const [excess, setExcess] = useState(0);

  async function send(answer: { isHelpful: boolean; reason?: string }) {
    setState("sending");
    try {
      await api?.call("feedBack.submit", { body: { page, digest, locale, ...answer } });
      setState("thanks");
    } catch {
      // Rate-limited, or no network: the reader may try again, and nothing else depends on it.
      setState("failed");
    }
  }

  function sendReason(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get("reason");
    const reason = typeof written === "string" ? written.trim() : "";
    // The control has no maxlength, which would silently cut off pasted text.
    setExcess(Math.max(reason.length - textLimits.feedback, 0));
    if (reason.length > textLimits.feedback) return;
    void send({ isHelpful: false, ...(reason && { reason }) });
  }

  return (
    <section aria-labelledby="was-helpful" className={css["ask"]}>
      <h2 id="was-helpful" className={css["question"]}>
        {t("helpful.question")}
      </h2>
      {!asksWhy && (state === "asking" || state === "failed") && (
        <div className={css["answers"]}>
          <Button look="secondary" size="small" disabled={!isHydrated} onClick={() => void send({ isHelpful: true })}>
            {t("helpful.yes")}
          </Button>
          <Button look="secondary" size="small" disabled={!isHydrated} onClick={() => setAsksWhy(true)}>
            {t("helpful.no")}
          </Button>
        </div>
      )}
      {/* The text stays in the form until it has been sent. */}
      {asksWhy && state !== "thanks" && (
        <form onSubmit={sendReason} className={css["why"]}>
          <Field
            label={t("helpful.why")}
            hint={t("helpful.hint")}
            error={excess > 0 && t("helpful.long", { most: textLimits.feedback, excess })}
          >
            {(control) => <Textarea {...control} name="reason" autoFocus />}
          </Field>
          <Button type="submit" size="small" isBusy={state === "sending"}>
            {t("helpful.send")}
          </Button>
        </form>
      )}
      <p role="status" className={css["said"]}>
        {state === "thanks" && <span>{t("helpful.thanks")}</span>}
        {state === "failed" && <span>{t("helpful.failed")}</span>}
      </p>
    </section>
  );
}
