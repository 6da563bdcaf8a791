import { useSite } from "@zhian/fragment/use-site";
import { useEffect, useState } from "react";
import { loadMembership, type Membership } from "../api/load-membership.ts";

/** `state` is undefined until loaded. Only for signed-in visitors: a new sign-in starts afresh. */
export function useMembership() {
  const { api, locale } = useSite();
  const [state, setState] = useState<Membership | "failed">();
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!api) return;
    const leaving = new AbortController();
    loadMembership(api, locale, leaving.signal).then(
      (membership) => !leaving.signal.aborted && setState(membership),
      () => !leaving.signal.aborted && setState("failed"),
    );
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [api, locale, round]);

  function reload(): void {
    setState(undefined);
    setRound((last) => last + 1);
  }

  return { state, reload };
}
