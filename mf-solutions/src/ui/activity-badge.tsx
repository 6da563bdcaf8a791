import { useText } from "@zhian/i18n/use-text";
import { Badge } from "@zhian/ui/badge";
import type { ActivityState } from "../model/activity-state.ts";

const looks = { running: "ok", upcoming: "info", ended: "off" } as const;

export function ActivityBadge({ state }: { state: ActivityState }) {
  const t = useText();
  return <Badge state={looks[state]}>{t(`activity.${state}`)}</Badge>;
}
