import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import type { AccountItem } from "../model/account-menu.ts";
import css from "./user-menu.module.css";

export function AccountMenuItem({ item: { key, href, isConsole } }: { item: AccountItem }) {
  const t = useText();
  const { bus, locale } = useSite();

  const text = t(key);
  if (href === undefined) {
    return (
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={css["item"]}
        // The shell, which owns the session, notifies the api and clears the stored data.
        onClick={() => bus?.publish("session.ended", { reason: "logged-out" })}
      >
        {text}
      </button>
    );
  }
  return isConsole ? (
    <a role="menuitem" tabIndex={-1} href={href} target="_blank" rel="noopener" className={css["item"]}>
      {text}
    </a>
  ) : (
    <a role="menuitem" tabIndex={-1} href={localePath(locale, href)} className={css["item"]}>
      {text}
    </a>
  );
}
