import { maxNames } from "@zhian/contracts/domain-limits";
import type { EndingRule } from "@zhian/domains/find-ending";
import type { NamesRead } from "@zhian/domains/read-names";
import { useCallback, useEffect, useRef, useState } from "react";

/** Messages wait for a pause in typing, so as not to interrupt it. */
const pauseMs = 250;

/** The names parsed from a text, shortly after it was typed. The code loads with the first keystroke. */
export function useReadNames(rules: readonly EndingRule[] | null | undefined) {
  const [read, setRead] = useState<NamesRead>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const understand = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      const mine = setTimeout(() => {
        void readText(text, rules).then((found) => mine === timer.current && setRead(found));
      }, pauseMs);
      timer.current = mine;
    },
    [rules],
  );
  return { read, understand };
}

async function readText(text: string, rules: readonly EndingRule[] | null | undefined) {
  if (text.trim() === "") return undefined;
  try {
    const module = await import(/* webpackChunkName: "read-names" */ "@zhian/domains/read-names");
    return module.readNames(text, { limit: maxNames.search, ...(rules && { endings: rules }) });
  } catch {
    // The form works without it; the next keystroke loads the code again.
    return undefined;
  }
}
