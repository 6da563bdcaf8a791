import { networkOf } from "@zhian/server/network-of";

// The order matters: most browsers' User-Agents also contain the names of others.
const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger\//, "WeChat"],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/HarmonyOS|OpenHarmony/, "HarmonyOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];
const longest = 1_000;

/** Browser and system from the User-Agent, such as `Chrome · Linux`; empty if unknown. */
export function nameDevice(userAgent = ""): string {
  const words = userAgent.slice(0, longest);
  const nameIn = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(words))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(" · ");
}

/** `203.0.113.*`: enough for its owner to recognise it. */
export function shortenAddress(ip: string): string {
  const { network } = networkOf(ip);
  return network.includes(":") ? `${network}:*` : `${network}.*`;
}
