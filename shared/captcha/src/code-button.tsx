import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import { withRetries } from "@zhian/fragment/with-retries";
import type { Answer } from "@zhian/http/answer";
import { Button } from "@zhian/ui/button";
import { useEffect, useEffectEvent, useState } from "react";
import css from "./code-button.module.css";
import { texts } from "./texts.ts";
import { useCountdown } from "./use-countdown.ts";

export interface CodeButtonProps {
  api: ApiClient | undefined;
  locale: Locale;
  /** Name under which the tab keeps the wait: one for each form. */
  keptAs: string;
  /** Whether a code can be sent to the number in the form; a handler that returns false also shows why. */
  isReady(): Promise<boolean>;
  /** Has the code sent, with the token of a passed puzzle. */
  send(token: string): Promise<Answer<unknown>>;
  /** What is to be said in the page's live region. */
  onSay(kind: "success" | "error" | "warning", message: string): void;
  /** The button, which had the focus, is disabled now. */
  onSent(): void;
}

const loadPuzzle = () =>
  withRetries(
    () => import(/* webpackChunkName: "puzzle" */ "./puzzle-dialog.tsx"),
    () => true,
  );

/** Has a code sent once the puzzle is solved: 'send code', the countdown, 'resend'. */
export function CodeButton({ api, locale, keptAs, onSay, ...rest }: CodeButtonProps) {
  const text = texts[locale];
  const { state, countdown, puzzle, ask, send, cancel } = useCode({ locale, keptAs, onSay, ...rest });
  const isWaiting = countdown.left > 0;
  const word = isWaiting
    ? text.wait.replace("{n}", String(countdown.left))
    : countdown.hasRun
      ? text.resend
      : text.send;

  return (
    <>
      <Button
        look="secondary"
        isBusy={state === "sending" || (state === "puzzling" && !puzzle)}
        disabled={isWaiting}
        className={css["send"]}
        onClick={() => void ask()}
      >
        {word}
      </Button>
      {puzzle && api && (
        <puzzle.PuzzleDialog
          api={api}
          locale={locale}
          isOpen={state === "puzzling"}
          onSay={onSay}
          onPass={(token) => void send(token)}
          onClose={() => state === "puzzling" && cancel()}
        />
      )}
    </>
  );
}

type CodeOptions = Omit<CodeButtonProps, "api">;

/** From the press of the button to the message: someone to send it to, a solved puzzle, and the call. */
function useCode({ locale, keptAs, isReady, send: sendCode, onSay, onSent }: CodeOptions) {
  const text = texts[locale];
  const countdown = useCountdown(keptAs);
  const [puzzle, setPuzzle] = useState<Awaited<ReturnType<typeof loadPuzzle>>>();
  const [state, setState] = useState<"idle" | "puzzling" | "sending">("idle");
  const [timesSent, setTimesSent] = useState(0);
  const handOver = useEffectEvent(onSent);

  // Not before the puzzle's dialog is closed, which gives the focus back to the button.
  useEffect(() => {
    if (timesSent > 0) handOver();
  }, [timesSent]);

  async function ask(): Promise<void> {
    if (!(await isReady())) return;
    setState("puzzling");
    try {
      setPuzzle(await loadPuzzle());
    } catch {
      setState("idle");
      onSay("error", text.unreachable);
    }
  }

  async function send(token: string): Promise<void> {
    setState("sending");
    const answer = await sendCode(token);
    setState("idle");
    if (answer.status === "unknown") return onSay("error", text.unreachable);
    if (answer.status === "refused") {
      if (answer.waitMs) countdown.start(answer.waitMs);
      return onSay("error", answer.message);
    }
    onSay("success", text.sent);
    countdown.start();
    setTimesSent((times) => times + 1);
  }

  return { state, countdown, puzzle, ask, send, cancel: () => setState("idle") };
}
