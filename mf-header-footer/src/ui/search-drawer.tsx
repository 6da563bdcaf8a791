import { localePath } from "@zhian/contracts/locale";
import { textLimits } from "@zhian/contracts/text-limits";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { onComposedText } from "@zhian/ui/composition";
import { Icon } from "@zhian/ui/icon";
import { Input } from "@zhian/ui/input";
import { useLoaded } from "@zhian/ui/use-loaded";
import { Search, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { HotEntry } from "../api/load-hot.ts";
import { HotList } from "./hot-list.tsx";
import type { Combobox } from "./live-results.tsx";
import css from "./search-drawer.module.css";
import type { Popover } from "./use-popover.ts";
import { useSearchKeys } from "./use-search-keys.ts";

interface SearchDrawerProps {
  hot: readonly HotEntry[];
  /** Created by the header: the sheet also has a button for it. */
  drawer: Popover<HTMLDivElement>;
}

/** A form for the results page with hot entries below it; once script has loaded, a combobox with live results. */
export function SearchDrawer({ hot, drawer }: SearchDrawerProps) {
  const t = useText();
  const { locale } = useSite();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState("");
  const [combobox, setCombobox] = useState<Combobox>();
  const live = useLoaded(() => import(/* webpackChunkName: "live-results" */ "./live-results.tsx"), drawer.isOpen);
  const keys = useSearchKeys(drawer.panelRef);

  useEffect(() => {
    if (!drawer.isOpen || !input.current) return;
    input.current.focus();
    // It may have been typed before this code loaded.
    setWords(input.current.value);
  }, [drawer.isOpen]);

  return (
    <>
      <button type="button" {...drawer.trigger} {...keys} className={css["trigger"]}>
        <Icon of={Search} />
        <span className="visually-hidden">{t("search.open")}</span>
      </button>
      <div {...drawer.panel} className={css["drawer"]}>
        <form role="search" method="get" action={localePath(locale, "/search")} className={css["form"]}>
          <label htmlFor={id} className="visually-hidden">
            {t("search.label")}
          </label>
          <Icon of={Search} className={css["sign"]} />
          <Input
            ref={input}
            id={id}
            type="search"
            name="q"
            maxLength={textLimits.query}
            autoComplete="off"
            autoFocus
            placeholder={t("search.hint")}
            className={css["input"]}
            {...onComposedText(setWords)}
            {...(combobox && { role: "combobox", "aria-autocomplete": "list", ...combobox })}
          />
          <button type="button" popoverTarget={drawer.panel.id} popoverTargetAction="hide" className={css["close"]}>
            <Icon of={X} />
            <span className="visually-hidden">{t("search.close")}</span>
          </button>
        </form>
        {live ? (
          <live.LiveResults words={words} hot={hot} input={input} onCombobox={setCombobox} />
        ) : (
          <HotList hot={hot} />
        )}
      </div>
    </>
  );
}
