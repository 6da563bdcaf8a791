import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { classNames } from "../class-names/class-names.ts";
import css from "./tabs.module.css";

export interface Tab {
  key: string;
  label: ReactNode;
  panel: ReactNode;
  /** Id by which a link opens it. */
  anchor?: string | undefined;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Reserves the height of the longest view, so that nothing below moves when another is chosen. */
  isSteady?: boolean | undefined;
}

/**
 * Shows one of up to six views of the same thing. A group of radio buttons, so that it works, by pointer and by arrow keys,
 * before any script has run; all views are printed. An address that names a view shows it, by CSS alone until script has
 * selected it.
 */
export function Tabs({ label, tabs, isSteady }: TabsProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useAddressedTab(group);
  return (
    <fieldset ref={group} className={classNames(css["tabs"], isSteady && css["steady"])}>
      <legend className="visually-hidden">{label}</legend>
      <div className={css["list"]}>
        {tabs.map((tab, index) => (
          <label key={tab.key} className={css["tab"]}>
            <input type="radio" name={id} value={tab.key} defaultChecked={index === 0} className={css["radio"]} />
            <span>{tab.label}</span>
          </label>
        ))}
      </div>
      <div className={css["panels"]}>
        {tabs.map((tab) => (
          <div key={tab.key} id={tab.anchor} className={css["panel"]}>
            {tab.panel}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Selects the view that the address names, now and whenever it changes. */
function useAddressedTab(group: RefObject<HTMLFieldSetElement | null>): void {
  useEffect(() => {
    const follow = () => group.current && chooseAddressed(group.current);
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [group]);
}

function chooseAddressed(group: HTMLFieldSetElement): void {
  const panels = [...(group.lastElementChild?.children ?? [])];
  const index = panels.findIndex(({ id }) => id !== "" && `#${id}` === decodeHash(location.hash));
  const radio = group.querySelectorAll<HTMLInputElement>(":scope > div:first-of-type input")[index];
  if (radio) radio.checked = true;
  // From here on, the selected tab decides, not the address.
  group.dataset["chosen"] = "";
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    // No view's id has a stray %.
    return hash;
  }
}
