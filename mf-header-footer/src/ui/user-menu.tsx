import { useSite } from "@zhian/fragment/use-site";
import { TextProvider, useText } from "@zhian/i18n/use-text";
import { classNames } from "@zhian/ui/class-names";
import { Icon } from "@zhian/ui/icon";
import { Tag } from "@zhian/ui/tag";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import en from "../locales/user-menu/en.json" with { type: "json" };
import zh from "../locales/user-menu/zh.json" with { type: "json" };
import { accountItems, type SignedIn } from "../model/account-menu.ts";
import { AccountId } from "./account-id.tsx";
import { AccountMenuItem } from "./account-menu-item.tsx";
import { Avatar } from "./avatar.tsx";
import { usePopover } from "./use-popover.ts";
import css from "./user-menu.module.css";

interface UserMenuProps {
  auth: SignedIn;
}

/** Without the fragment's other messages: the menu shows none of them. */
const messages = { en, zh };

/**
 * The signed-in visitor and their actions: logging out works at once, whether or not their name is known yet. Until it is,
 * a bar is shown in place of the name.
 */
export function UserMenu({ auth }: UserMenuProps) {
  const { locale } = useSite();
  return (
    <TextProvider messages={messages} locale={locale}>
      <Menu auth={auth} />
    </TextProvider>
  );
}

function Menu({ auth }: UserMenuProps) {
  const t = useText();
  const site = useSite();
  const menu = usePopover();
  const list = useRef<HTMLDivElement>(null);
  const { user, isUnavailable = false } = auth;
  // A backend may provide only the id.
  const name = user?.username || user?.uuid || "";

  useEffect(() => {
    if (menu.isOpen) itemsOf(list.current)[0]?.focus();
  }, [menu.isOpen]);

  return (
    <>
      <button type="button" {...menu.trigger} aria-haspopup="menu" className={css["trigger"]}>
        <Avatar name={name} address={user?.profile} />
        {user ? <Named name={name} /> : <Nameless isUnavailable={isUnavailable} />}
        <Icon of={ChevronDown} size={14} />
      </button>
      <div {...menu.panel} className={css["panel"]}>
        {!user && isUnavailable && <p className={css["missing"]}>{t("retried")}</p>}
        {user && (
          <div className={css["who"]}>
            <p className={css["username"]} translate="no">
              {name}
            </p>
            <Tag tone={user.accountType === 0 ? "plain" : "brand"}>{t(`type${user.accountType}`)}</Tag>
            {user.uuid && <AccountId id={user.uuid} />}
          </div>
        )}
        <div
          ref={list}
          role="menu"
          tabIndex={-1}
          aria-label={t("label")}
          onKeyDown={moveFocus}
          className={css["items"]}
        >
          {accountItems(auth, site).map((item) => (
            <AccountMenuItem key={item.key} item={item} />
          ))}
        </div>
      </div>
    </>
  );
}

function Named({ name }: { name: string }) {
  return (
    <span className={css["name"]} translate="no">
      {name}
    </span>
  );
}

function Nameless({ isUnavailable }: { isUnavailable: boolean }) {
  const t = useText();
  return (
    <>
      <span className="visually-hidden">{`${t("menu")} `}</span>
      {isUnavailable ? (
        <span className={classNames(css["name"], css["unavailable"])}>{t("unavailable")}</span>
      ) : (
        <span aria-hidden="true" className={css["bar"]} />
      )}
    </>
  );
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const items = itemsOf(event.currentTarget);
  const here = items.findIndex((item) => item === document.activeElement);
  const next: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 };
  const index = next[event.key];
  if (index === undefined) return;
  event.preventDefault();
  items.at(index % items.length)?.focus();
}
