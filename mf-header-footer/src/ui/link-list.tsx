import { useSite } from "@zhian/fragment/use-site";
import { classNames } from "@zhian/ui/class-names";
import { Seal } from "@zhian/ui/seal";
import { currentOf } from "../model/current-section.ts";
import { linkTo } from "../model/link-to.ts";
import type { NavLink } from "../model/navigation.ts";
import css from "./link-list.module.css";
import { MixedText } from "./mixed-text.tsx";

interface LinkListProps {
  links: readonly NavLink[];
  className?: string | undefined;
}

/** Links with one line each; products carry their seal. */
export function LinkList({ links, className }: LinkListProps) {
  const { locale, path } = useSite();
  return (
    <ul role="list" className={classNames(css["links"], className)}>
      {links.map((link) => (
        <li key={link.link}>
          <a {...linkTo(locale, link.link)} className={css["link"]} aria-current={currentOf(link.link, path)}>
            {link.seal && <Seal glyph={link.seal} size="small" className={css["seal"]} />}
            <span>
              <span className={css["name"]}>
                <MixedText text={link.name} />
              </span>
              {link.desc && (
                <span className={css["desc"]}>
                  <MixedText text={link.desc} />
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
