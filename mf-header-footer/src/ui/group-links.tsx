import { isTruncated } from "../model/is-truncated.ts";
import type { NavGroup } from "../model/navigation.ts";
import css from "./group-links.module.css";
import { LinkList } from "./link-list.tsx";
import { RestLink } from "./rest-link.tsx";

interface GroupLinksProps {
  group: NavGroup;
  /** All groups of the entry, whole, once they have come. */
  whole: readonly NavGroup[] | undefined;
  className?: string | undefined;
}

/** The way to the rest stays where the rest has come, so that a focus on it is not lost; the style sheet hides it from others. */
export function GroupLinks({ group, whole, className }: GroupLinksProps) {
  const links = whole?.find(({ id }) => id === group.id)?.links;
  const rest = isTruncated(group) && (
    <li className={css["rest"]} data-whole={links !== undefined || undefined}>
      <RestLink group={group} />
    </li>
  );
  return <LinkList links={links ?? group.links} rest={rest} className={className} />;
}
