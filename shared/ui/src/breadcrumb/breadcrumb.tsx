import css from "./breadcrumb.module.css";

export interface Crumb {
  label: string;
  /** In the reader's language; absent for the last crumb, the page itself. */
  href?: string | undefined;
}

/** The page's position in the site. Links to pages of any fragment, which the shell follows without a new document. */
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
