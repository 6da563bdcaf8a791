import { toTarget } from "@zhian/contracts/console-link";
import { useBusState, useSite } from "@zhian/fragment/use-site";
import { useAddress } from "./use-address.ts";

/** Where the console's login shall lead back to: what the site remembers, and until it does, the present address. */
export function useTarget(): string {
  const { bus } = useSite();
  const address = useAddress();
  const remembered = useBusState(bus, "redirect", "");
  return remembered || toTarget(address);
}
