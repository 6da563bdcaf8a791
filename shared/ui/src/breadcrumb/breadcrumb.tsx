import css from "./breadcrumb.module.css";

export interface Crumb {
  label: string;
  /** In the reader's language; the page itself, which is the last, has none. */
  href?: string | undefined;
}

/** The page's place in the site. Links that the shell follows without a new document, to pages of any fragment. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className={css["trail"]}>
      <ol className={css["crumbs"]}>
        {crumbs.map((crumb) => (
          <li key={`${crumb.href} ${crumb.label}`} className={css["crumb"]}>
            {crumb.href ? (
              <a href={crumb.href} className={css["link"]}>
                {crumb.label}
              </a>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
