import type { ApiClient } from "@zhian/contracts/endpoints";
import { type Locale } from "@zhian/contracts/locale";
import { Button } from "@zhian/ui/button";
import { Dialog } from "@zhian/ui/dialog";
import { drawImage } from "./draw-image.ts";
import { Puzzle } from "./puzzle.tsx";
import css from "./puzzle-dialog.module.css";
import { type PuzzleTexts, texts } from "./texts.ts";
import { type Phase, useCaptcha } from "./use-captcha.ts";

export interface PuzzleDialogProps {
  api: ApiClient;
  locale: Locale;
  isOpen: boolean;
  /** Announces a message in the page's live region. */
  onSay(kind: "success" | "error" | "warning", message: string): void;
  /** Called with a single-use token, valid for two minutes. */
  onPass(token: string): void;
  onClose(): void;
  /** Replaces the drawing function where there is no canvas. */
  draw?: typeof drawImage;
}

/** Distinguishes people from bots: a piece to drag, move by keys or tap into its hole, or proof of work. */
export function PuzzleDialog({ api, locale, isOpen, onSay, onPass, onClose, draw = drawImage }: PuzzleDialogProps) {
  const text = texts[locale];
  const captcha = useCaptcha({
    api,
    isOpen,
    onVerdict(result) {
      if (result === "pass") onSay("success", text.passed);
      else if (result === "fail") onSay("error", text.failed);
      else onSay("warning", text.again);
    },
    onPass,
  });
  const { phase, puzzle } = captcha;
  const isIdle = phase === "ready" || phase === "lost";
  return (
    <Dialog size="small" title={text.title} closeLabel={text.close} isOpen={isOpen} onClose={onClose}>
      <div className={css["place"]} aria-busy={phase === "loading"}>
        {puzzle && (
          <Puzzle
            key={puzzle.id}
            puzzle={puzzle}
            phase={phase}
            text={text}
            draw={draw}
            onPlaced={captcha.place}
            onLost={captcha.lose}
          />
        )}
      </div>
      <p className={css["word"]} data-phase={phase}>
        {wordOf(phase, text)}
      </p>
      <div className={css["others"]}>
        <Button look="secondary" size="small" disabled={!isIdle} onClick={captcha.load}>
          {phase === "lost" ? text.retry : text.other}
        </Button>
        <Button
          look="quiet"
          size="small"
          isBusy={phase === "working"}
          disabled={!isIdle && phase !== "working"}
          onClick={captcha.work}
        >
          {text.cannot}
        </Button>
      </div>
    </Dialog>
  );
}

function wordOf(phase: Phase, text: PuzzleTexts): string {
  switch (phase) {
    case "loading":
      return text.loading;
    case "ready":
    case "checking":
      return text.hint;
    case "working":
      return text.working;
    case "passed":
      return text.passed;
    case "failed":
      return text.failed;
    case "again":
      return text.again;
    case "lost":
      return text.lost;
  }
}
