import { useEffect, useState } from "react";
import { copyText } from "../copy-text/copy-text.ts";
import css from "./code-block.module.css";

export interface CopyTexts {
  /** The button's name: "Copy". */
  copy: string;
  copied: string;
  /** What to do instead: "Select the text to copy it". */
  denied: string;
}

type State = "waiting" | "copied" | "denied";

/** Not to be seen until script can do what it says. */
export function CopyCode({ code, texts }: { code: string; texts: CopyTexts }) {
  const [isAlive, setAlive] = useState(false);
  const [state, setState] = useState<State>("waiting");
  useEffect(() => setAlive(true), []);
  useEffect(() => {
    if (state === "waiting") return;
    const timer = setTimeout(() => setState("waiting"), 6_000);
    return () => clearTimeout(timer);
  }, [state]);

  async function write() {
    setState((await copyText(code)) ? "copied" : "denied");
  }

  return (
    <span className={css["copy"]}>
      <span role="status" className={css["said"]}>
        {state !== "waiting" && texts[state]}
      </span>
      <button type="button" disabled={!isAlive} className={css["button"]} onClick={() => void write()}>
        {texts.copy}
      </button>
    </span>
  );
}
