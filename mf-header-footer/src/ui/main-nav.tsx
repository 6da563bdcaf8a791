import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { useEffect, useRef } from "react";
import { currentOf, isInSection } from "../model/current-section.ts";
import { linkTo } from "../model/link-to.ts";
import type { NavEntry, PlainEntry } from "../model/navigation.ts";
import { followFirstPointer } from "./follow-first-pointer.ts";
import { HotBadge } from "./hot-badge.tsx";
import css from "./main-nav.module.css";
import { NavMenu } from "./nav-menu.tsx";

interface MainNavProps {
  navigation: readonly NavEntry[];
  isNews: boolean;
}

/** The top navigation: disclosure buttons and links, never `role=menu`. */
export function MainNav({ navigation, isNews }: MainNavProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => (list.current ? followFirstPointer(list.current) : undefined), []);

  return (
    <nav aria-label={t(isNews ? "nav.newsLabel" : "nav.label")} className={css["nav"]}>
      <ul ref={list} role="list" className={css["list"]} data-news={isNews || undefined}>
        {navigation.map((entry) => (
          <li key={entry.id} className={css["entry"]}>
            {entry.form === "link" ? <PlainItem entry={entry} /> : <NavMenu entry={entry} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PlainItem({ entry }: { entry: PlainEntry }) {
  const { locale, path } = useSite();
  return (
    <a
      {...linkTo(locale, entry.link)}
      className={css["top"]}
      aria-current={currentOf(entry.link, path) ?? (isInSection(entry, path) || undefined)}
    >
      <span>{entry.name}</span>
      {entry.badge && <HotBadge image={entry.badge.image} />}
    </a>
  );
}
