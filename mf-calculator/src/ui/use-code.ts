import { useSite } from "@zhian/fragment/use-site";
import { withRetries } from "@zhian/fragment/with-retries";
import { useText } from "@zhian/i18n/use-text";
import { useState } from "react";
import { sendCode } from "../api/send-code.ts";
import { useCountdown } from "./use-countdown.ts";
import type { QuoteFormState } from "./use-quote-form.ts";
import { useToast } from "./use-toast.ts";

interface CodeOptions {
  fields: QuoteFormState;
  onPhoneFault(): void;
  onSent(): void;
}

const loadPuzzle = () =>
  withRetries(
    () => import(/* webpackChunkName: "puzzle" */ "@zhian/captcha/puzzle-dialog"),
    () => true,
  );

/** From the press of the button to the message: a right phone, a solved puzzle, and the call. */
export function useCode({ fields, onPhoneFault, onSent }: CodeOptions) {
  const t = useText();
  const { api, locale } = useSite();
  const toast = useToast();
  const countdown = useCountdown();
  const [puzzle, setPuzzle] = useState<Awaited<ReturnType<typeof loadPuzzle>>>();
  const [state, setState] = useState<"idle" | "puzzling" | "sending">("idle");

  async function ask(): Promise<void> {
    if (fields.check(["phone"]).phone) {
      toast("error", t("toast.phone"));
      return onPhoneFault();
    }
    setState("puzzling");
    try {
      setPuzzle(await loadPuzzle());
    } catch {
      setState("idle");
      toast("error", t("toast.unreachable"));
    }
  }

  async function send(token: string): Promise<void> {
    if (!api) return;
    setState("sending");
    const answer = await sendCode(api, { phone: fields.form.phone, token, locale });
    setState("idle");
    if (answer.status === "unknown") return toast("error", t("toast.unreachable"));
    if (answer.status === "refused") {
      if (answer.waitMs) countdown.start(answer.waitMs);
      return toast("error", answer.message);
    }
    toast("success", t("toast.codeSent"));
    countdown.start();
    onSent();
  }

  return { state, countdown, puzzle, ask, send, cancel: () => setState("idle") };
}
