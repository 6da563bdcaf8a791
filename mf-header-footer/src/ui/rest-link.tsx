import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { markedRuns } from "@zhian/ui/marked-text";
import { linkTo } from "../model/link-to.ts";

interface RestLinkProps {
  group: { name: string; count: number; all: string };
}

/** The link after a group's first links, to all of them. */
export function RestLink({ group: { name, count, all } }: RestLinkProps) {
  const t = useText();
  const { locale } = useSite();
  return <a {...linkTo(locale, all)}>{markedRuns(t("nav.rest", { name, n: count }), locale)}</a>;
}
