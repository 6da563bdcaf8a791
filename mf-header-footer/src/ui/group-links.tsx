import { isTruncated } from "../model/is-truncated.ts";
import type { NavGroup } from "../model/navigation.ts";
import css from "./group-links.module.css";
import { LinkList } from "./link-list.tsx";
import { RestLink } from "./rest-link.tsx";

interface GroupLinksProps {
  group: NavGroup;
  /** All groups of the entry, untruncated, once loaded. */
  whole: readonly NavGroup[] | undefined;
  className?: string | undefined;
}

/** The link to the rest stays once the rest has loaded, so that focus on it is not lost; without focus, CSS hides it. */
export function GroupLinks({ group, whole, className }: GroupLinksProps) {
  const links = whole?.find(({ id }) => id === group.id)?.links;
  const rest = isTruncated(group) && (
    <li className={css["rest"]} data-whole={links !== undefined || undefined}>
      <RestLink group={group} />
    </li>
  );
  return <LinkList links={links ?? group.links} rest={rest} className={className} />;
}
