import { guessClientAddress, type ProxiedRequest } from "@zhian/server/client-address";
import { networkOf } from "@zhian/server/network-of";

/** The client that failures and reports are counted under. */
export function clientIpOf(request: ProxiedRequest): string {
  return networkOf(guessClientAddress(request)).address;
}
