import { useSyncExternalStore } from "react";
import css from "./page-nav.module.css";

interface PageNavItem {
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

/** Returns the last section that begins above a line a third down the window; none before the first. */
function useSectionInView(items: readonly PageNavItem[]): string | undefined {
  // Looked up again each time: a page that replaces another one has the same anchors, on its own sections.
  const inView = () => items.findLast(({ anchor }) => topOf(anchor) <= window.innerHeight / 3)?.anchor;
  return useSyncExternalStore(followScroll, inView, () => undefined);
}

function topOf(anchor: string): number {
  const section = Document.prototype.getElementById.call(document, anchor);
  return section?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

function followScroll(onScroll: () => void): () => void {
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => window.removeEventListener("scroll", onScroll);
}
