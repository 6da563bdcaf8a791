import { guessClientAddress, type ProxiedRequest } from "@zhian/server/client-address";
import { networkOf } from "@zhian/server/network-of";

/** The client address by which failures and reports are counted. */
export function clientIpOf(request: ProxiedRequest): string {
  return networkOf(guessClientAddress(request)).address;
}
