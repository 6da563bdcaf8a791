import { type RefObject, useEffect, useState } from "react";

interface ActiveOptionInput {
  input: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
  /** Another list of options: none of them is active yet. */
  resetOn: unknown;
}

/** Arrow keys in the input move over the options of the list, Enter follows the active one. Returns its id. */
export function useActiveOption({ input, list, resetOn }: ActiveOptionInput): string | undefined {
  const [activeId, setActiveId] = useState<string>();

  useEffect(() => setActiveId(undefined), [resetOn]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;

    function onKey(event: KeyboardEvent) {
      const options = [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
      const here = options.findIndex(({ id }) => id === activeId);
      if (event.key === "Enter" && here >= 0 && !event.isComposing) {
        event.preventDefault();
        options[here]?.click();
        return;
      }
      const next = nextIndex(event.key, here, options.length);
      if (next === undefined) return;
      event.preventDefault();
      options[next]?.scrollIntoView({ block: "nearest" });
      setActiveId(options[next]?.id);
    }

    field.addEventListener("keydown", onKey);
    return () => field.removeEventListener("keydown", onKey);
  }, [input, list, activeId]);

  return activeId;
}

/** Before the first option and after the last one stands the input itself. */
function nextIndex(key: string, here: number, count: number): number | undefined {
  const places = count + 1;
  if (key === "ArrowDown") return ((here + 2) % places) - 1;
  if (key === "ArrowUp") return ((here + places) % places) - 1;
  return undefined;
}
