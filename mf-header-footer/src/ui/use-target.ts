import { useLocation } from "@zhian/fragment/router";
import { useBusState, useSite } from "@zhian/fragment/use-site";
import { toTarget } from "../model/console-link.ts";

/** Where the console's login shall lead back to: what the site remembers, and until it does, the present address. */
export function useTarget(): string {
  const { bus } = useSite();
  const { pathname, search } = useLocation();
  const remembered = useBusState(bus, "redirect", "");
  return remembered || toTarget(pathname + search);
}
