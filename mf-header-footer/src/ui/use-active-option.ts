import { isComposingKey } from "@zhian/ui/composition";
import { type RefObject, useEffect, useState } from "react";

interface ActiveOptionInput {
  input: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
  /** Another list of options: none of them is active yet. */
  resetOn: unknown;
}

/** Arrow keys in the input move over the options of the list, Enter follows the active one. Returns its id. */
export function useActiveOption({ input, list, resetOn }: ActiveOptionInput): string | undefined {
  const [active, setActive] = useState<{ id: string | undefined; among: unknown }>();
  const activeId = active?.among === resetOn ? active?.id : undefined;

  useEffect(() => {
    const field = input.current;
    if (!field) return;

    function onKey(event: KeyboardEvent) {
      if (isComposingKey(event)) return;
      const options = [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
      const here = options.findIndex(({ id }) => id === activeId);
      if (event.key === "Enter" && here >= 0) {
        event.preventDefault();
        options[here]?.click();
        return;
      }
      const next = nextIndex(event.key, here, options.length);
      if (next === undefined) return;
      event.preventDefault();
      options[next]?.scrollIntoView({ block: "nearest" });
      setActive({ id: options[next]?.id, among: resetOn });
    }

    field.addEventListener("keydown", onKey);
    return () => field.removeEventListener("keydown", onKey);
  }, [input, list, activeId, resetOn]);

  return activeId;
}

/** Before the first option and after the last one stands the input itself. */
function nextIndex(key: string, here: number, count: number): number | undefined {
  const places = count + 1;
  if (key === "ArrowDown") return ((here + 2) % places) - 1;
  if (key === "ArrowUp") return ((here + places) % places) - 1;
  return undefined;
}
