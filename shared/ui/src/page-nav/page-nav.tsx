import { useEffect, useState } from "react";
import css from "./page-nav.module.css";

export interface PageNavItem {
  /** Id of the section, without `#`. */
  anchor: string;
  label: string;
}

/** The sections of this page, at most seven; the one in view is marked. */
export function PageNav({ label, items }: { label: string; items: readonly PageNavItem[] }) {
  const current = useSectionInView(items);
  return (
    <nav className={css["nav"]} aria-label={label}>
      <div className="container">
        <ul className={css["list"]}>
          {items.map(({ anchor, label: text }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={css["link"]} aria-current={anchor === current ? "location" : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function useSectionInView(items: readonly PageNavItem[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const anchors = items.map(({ anchor }) => anchor).join(" ");

  useEffect(() => {
    if (!("IntersectionObserver" in window)) return;
    // A section counts as in view while it crosses a line a third down the window.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: "-33% 0px -66% 0px" },
    );
    for (const anchor of anchors.split(" ")) {
      const section = Document.prototype.getElementById.call(document, anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [anchors]);

  return current;
}
