import type { DomainStatus } from "@zhian/contracts/domain";
import { useText } from "@zhian/i18n/use-text";
import { Badge, type BadgeProps } from "@zhian/ui/badge";

const states: Readonly<Record<DomainStatus, BadgeProps["state"]>> = {
  UNREGISTERED: "ok",
  TIMEOUT: "err",
  REGISTERED: "off",
  PREMIUM: "warn",
  UNKNOWN: "off",
};

/** The state of a name, in a word. */
export function NameAnswer({ status }: { status: DomainStatus }) {
  const t = useText();
  return <Badge state={states[status]}>{t(`status.${status}`)}</Badge>;
}
