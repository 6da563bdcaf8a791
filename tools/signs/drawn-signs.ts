import { siteCatalogue } from "@zhian/testing/site-catalogue";

export interface DrawnSign {
  text: string;
  weight: "Regular" | "SemiBold";
}

const others = ["安", "价", "演示", "价格"];

/** Chinese words that pages show as drawings. Never remove one: a fragment may be older than the shell that it runs in. */
export const drawnSigns: readonly DrawnSign[] = [
  ...[...siteCatalogue.map(({ seal }) => seal).sort(), ...others].map(
    (text): DrawnSign => ({ text, weight: "SemiBold" }),
  ),
  { text: "智安云", weight: "Regular" },
];
