import { type ReactNode, useId } from "react";
import css from "./tabs.module.css";

export interface Tab {
  key: string;
  label: ReactNode;
  panel: ReactNode;
}

/**
 * One of up to six views of the same thing. A group of radio buttons, so that it works, by pointer and by arrow keys,
 * before any script has run; on paper all views are printed.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  return (
    <fieldset className={css["tabs"]}>
      <legend className="visually-hidden">{label}</legend>
      <div className={css["list"]}>
        {tabs.map((tab, index) => (
          <label key={tab.key} className={css["tab"]}>
            <input type="radio" name={id} value={tab.key} defaultChecked={index === 0} className={css["radio"]} />
            {tab.label}
          </label>
        ))}
      </div>
      <div className={css["panels"]}>
        {tabs.map((tab) => (
          <div key={tab.key} className={css["panel"]}>
            {tab.panel}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
