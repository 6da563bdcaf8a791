import { ActionLink } from "./action-link.tsx";

/** At most two; the first is the primary one. */
export function Actions({ links }: { links: readonly { label: string; to: string }[] }) {
  return links.map((link, index) => (
    <ActionLink key={link.to} {...link} look={index === 0 ? "primary" : "secondary"} />
  ));
}
