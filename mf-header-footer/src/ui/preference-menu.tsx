import { useText } from "@zhian/i18n/use-text";
import { Icon } from "@zhian/ui/icon";
import { Check, ChevronDown } from "lucide-react";
import { useId } from "react";
import { PreferenceForm } from "./preference-form.tsx";
import css from "./preference-menu.module.css";
import { usePopover } from "./use-popover.ts";
import { type Preference, usePreference } from "./use-preference.ts";

/** Language or currency: a button with its name and the current choice, and a menu of the choices. */
export function PreferenceMenu({ name }: { name: Preference }) {
  const t = useText();
  const id = useId();
  const { current, options } = usePreference(name);
  const menu = usePopover();
  const chosen = options.find(({ value }) => value === current);
  return (
    <div className={css["preference"]}>
      <button type="button" {...menu.trigger} aria-describedby={id} className={css["trigger"]}>
        <span className={css["name"]}>{t(name === "locale" ? "language" : "currency")}</span>
        <span id={id} aria-hidden="true" lang={chosen?.lang} className={css["value"]}>
          {chosen?.text}
        </span>
        <Icon of={ChevronDown} size={14} />
      </button>
      <div {...menu.panel} className={css["menu"]}>
        <PreferenceForm
          name={name}
          onChosen={() => menu.panelRef.current?.hidePopover()}
          optionClass={css["option"]}
          hintClass={css["hint"]}
          sign={<Icon of={Check} size={16} className={css["check"]} />}
        />
      </div>
    </div>
  );
}
