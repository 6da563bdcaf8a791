import { networkOf } from "@zhian/server/network-of";

// The order matters: most browsers call themselves by the names of others as well.
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

/** Browser and system as far as its own words tell, `Chrome · Linux`; empty where they tell nothing. */
export function nameDevice(userAgent = ""): string {
  const words = userAgent.slice(0, longest);
  const nameIn = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(words))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(" · ");
}

/** `203.0.113.*`: enough for its owner to know it again. */
export function shortenAddress(ip: string): string {
  const { network } = networkOf(ip);
  return network.includes(":") ? `${network}:*` : `${network}.*`;
}
