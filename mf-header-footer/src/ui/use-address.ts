import { useLocation } from "@zhian/fragment/router";
import { useSite } from "@zhian/fragment/use-site";

/** The present address; without its query until the fragment is hydrated, because the server renders for every query at once. */
export function useAddress(): string {
  const { isHydrated } = useSite();
  const { pathname, search } = useLocation();
  return isHydrated ? pathname + search : pathname;
}
