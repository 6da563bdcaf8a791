import { useLocation } from "@zhian/fragment/router";
import { useSite } from "@zhian/fragment/use-site";

/** Returns the current address; without its query until hydrated, because the server renders one page for all queries. */
export function useAddress(): string {
  const { isHydrated } = useSite();
  const { pathname, search } = useLocation();
  return isHydrated ? pathname + search : pathname;
}
