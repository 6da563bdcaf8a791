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
  /** Key under which the tab stores the countdown: one per form. */
  keptAs: string;
  /** Resolves to whether a code can be sent to the number in the form; if not, it also shows why. */
  isReady(): Promise<boolean>;
  /** Requests the code, with the token of a solved puzzle. */
  send(token: string): Promise<Answer<unknown>>;
  /** Announces a message in the page's live region. */
  onSay(kind: "success" | "error" | "warning", message: string): void;
  /** Called when the button, which had the focus, is disabled. */
  onSent(): void;
}

const loadPuzzle = () =>
  withRetries(
    () => import(/* webpackChunkName: "puzzle" */ "./puzzle-dialog.tsx"),
    () => true,
  );

/** Requests a code once the puzzle is solved: 'send code', the countdown, 'resend'. */
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

/** The steps from the click to the text message: a valid number, a solved puzzle, and the call. */
function useCode({ locale, keptAs, isReady, send: sendCode, onSay, onSent }: CodeOptions) {
  const text = texts[locale];
  const countdown = useCountdown(keptAs);
  const [puzzle, setPuzzle] = useState<Awaited<ReturnType<typeof loadPuzzle>>>();
  const [state, setState] = useState<"idle" | "puzzling" | "sending">("idle");
  const [timesSent, setTimesSent] = useState(0);
  const handOver = useEffectEvent(onSent);

  // Deferred until the puzzle's dialog has closed, which returns the focus to the button.
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
