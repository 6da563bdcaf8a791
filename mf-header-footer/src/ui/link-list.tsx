import { useSite } from "@zhian/fragment/use-site";
import { classNames } from "@zhian/ui/class-names";
import type { Elements } from "@zhian/ui/elements";
import { MarkedText, markedRuns } from "@zhian/ui/marked-text";
import { Seal } from "@zhian/ui/seal";
import { currentOf } from "../model/current-section.ts";
import { linkTo } from "../model/link-to.ts";
import type { NavLink } from "../model/navigation.ts";
import css from "./link-list.module.css";

interface LinkListProps {
  links: readonly NavLink[];
  /** `index`: many links, names and codes only. `row`: a few side by side. */
  look?: "index" | "row" | undefined;
  className?: string | undefined;
  /** An extra item after the links. */
  rest?: Elements;
}

/** Links with one line each; products have their seal. */
export function LinkList({ links, look, className, rest }: LinkListProps) {
  const { locale, path } = useSite();
  return (
    <ul role="list" className={classNames(css["links"], look && css[look], className)}>
      {links.map((link) => (
        <li key={link.link}>
          <a {...linkTo(locale, link.link)} className={css["link"]} aria-current={currentOf(link.link, path)}>
            {link.seal && <Seal glyph={link.seal} size="small" className={css["seal"]} />}
            <span className={css["words"]}>
              <span className={css["name"]}>
                {look === "index" && isUnsaid(link) ? (
                  <>
                    <MarkedText text={link.name} locale={locale} />
                    <span className={css["code"]} translate="no">{` ${link.code}`}</span>
                  </>
                ) : (
                  markedRuns(link.name, locale)
                )}
              </span>
              {link.desc && !look && <span className={css["desc"]}>{markedRuns(link.desc, locale)}</span>}
            </span>
          </a>
        </li>
      ))}
      {rest}
    </ul>
  );
}

/** Many Chinese names already end with the code. */
function isUnsaid({ name, code = "" }: NavLink): boolean {
  return code !== "" && !name.toLowerCase().includes(code);
}
