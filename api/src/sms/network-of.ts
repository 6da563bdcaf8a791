import { isIPv6 } from "node:net";

interface Origin {
  /** Who counts as one: an IPv4 address, or the /64 that an IPv6 household has. */
  address: string;
  /** The /24, or the /48. */
  network: string;
}

export function networkOf(ip: string): Origin {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  if (!isIPv6(mapped)) return { address: mapped, network: mapped.split(".").slice(0, 3).join(".") };
  const groups = expand(mapped);
  return { address: groups.slice(0, 4).join(":"), network: groups.slice(0, 3).join(":") };
}

/** All eight groups. */
function expand(ip: string): string[] {
  const [head = "", tail] = (ip.split("%")[0] ?? ip).toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => "0"), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ""),
  );
}
