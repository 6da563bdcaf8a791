import { isComposingKey } from "@zhian/ui/composition";
import { type RefObject, useLayoutEffect, useState } from "react";

interface ActiveOptionInput {
  input: RefObject<HTMLInputElement | null>;
  /** The ids of the options, in order. */
  optionIds: readonly string[];
  /** When they change, no option is selected any more. */
  words: string;
}

/**
 * Arrow keys in the input select an option, Enter follows the active one. Returns its id. An option stays active in a later list for
 * the same words, as long as the list contains it.
 */
export function useActiveOption({ input, optionIds, words }: ActiveOptionInput): string | undefined {
  const [chosen, setChosen] = useState<{ id: string | undefined; words: string }>();
  const here = chosen?.id !== undefined && chosen.words === words ? optionIds.indexOf(chosen.id) : -1;

  // An ordinary effect runs later than the options are shown: a key in between would be lost, or meet the earlier ones.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;

    function onKey(event: KeyboardEvent) {
      if (isComposingKey(event)) return;
      if (event.key === "Enter" && here >= 0) {
        event.preventDefault();
        optionAt(here)?.click();
        return;
      }
      const next = nextIndex(event.key, here, optionIds.length);
      if (next === undefined) return;
      event.preventDefault();
      optionAt(next)?.scrollIntoView({ block: "nearest" });
      setChosen({ id: optionIds[next], words });
    }

    function optionAt(index: number) {
      return document.getElementById(optionIds[index] ?? "");
    }

    field.addEventListener("keydown", onKey);
    return () => field.removeEventListener("keydown", onKey);
  }, [input, optionIds, words, here]);

  return optionIds[here];
}

/** The input itself comes before the first option and after the last one. */
function nextIndex(key: string, here: number, count: number): number | undefined {
  const places = count + 1;
  if (key === "ArrowDown") return ((here + 2) % places) - 1;
  if (key === "ArrowUp") return ((here + places) % places) - 1;
  return undefined;
}
