import type { ApiClient } from "@zhian/contracts/endpoints";
import { useCallback, useEffect, useState } from "react";
import type { Placing, PuzzleData, Verdict } from "./puzzle-data.ts";

export type Phase =
  | "loading"
  | "ready"
  | "checking"
  /** The browser does a proof of work instead. */
  | "working"
  | "passed"
  | "failed"
  | "again"
  | "lost";

interface CaptchaOptions {
  api: ApiClient;
  isOpen: boolean;
  onVerdict(verdict: Verdict["result"]): void;
  onPass(token: string): void;
}

/** How long a piece that does not fit stays where it was placed, before the next puzzle loads. */
const resetMs = 1000;

/** Loads puzzles while the dialog is open. Each accepts one answer, right or wrong. */
export function useCaptcha({ api, isOpen, onVerdict, onPass }: CaptchaOptions) {
  const [phase, setPhase] = useState<Phase>("loading");
  const [puzzle, setPuzzle] = useState<PuzzleData>();
  const latest = useLatest();

  const load = useCallback(async () => {
    const signal = latest.begin();
    setPhase("loading");
    setPuzzle(undefined);
    try {
      const made = await api.call("captcha.puzzle", { signal });
      if (signal.aborted) return;
      setPuzzle(made);
      setPhase("ready");
    } catch {
      if (!signal.aborted) setPhase("lost");
    }
  }, [api, latest]);

  useEffect(() => {
    if (!isOpen) return;
    void load();
    return latest.end;
  }, [isOpen, load, latest]);

  async function judge(next: "checking" | "working", ask: (signal: AbortSignal) => Promise<Verdict>): Promise<void> {
    const signal = latest.begin();
    setPhase(next);
    try {
      const verdict = await ask(signal);
      if (signal.aborted) return;
      onVerdict(verdict.result);
      setPhase(phaseAfter[verdict.result]);
      if (verdict.result === "pass") onPass(verdict.token);
      else setTimeout(() => !signal.aborted && void load(), resetMs);
    } catch {
      if (!signal.aborted) setPhase("lost");
    }
  }

  return {
    phase,
    puzzle,
    load: () => void load(),
    lose: () => setPhase("lost"),
    place: (placing: Placing) =>
      void judge("checking", (signal) =>
        api.call("captcha.answer", { body: { id: puzzle?.id ?? "", ...placing }, signal }),
      ),
    work: () =>
      void judge("working", async (signal) => {
        const { solveWork } = await import(/* webpackChunkName: "puzzle-work" */ "./solve-work.ts");
        return solveWork(api, signal);
      }),
  };
}

const phaseAfter = { pass: "passed", fail: "failed", again: "again" } as const;

/** Aborts the previous operation when a new one begins. */
function useLatest() {
  const [latest] = useState(() => {
    let present: AbortController | undefined;
    return {
      begin(): AbortSignal {
        present?.abort();
        present = new AbortController();
        return present.signal;
      },
      end: () => present?.abort(),
    };
  });
  return latest;
}
