import type { Slot } from "@zhian/contracts/slots";
import { openPage, readPageData } from "../../one-bundle/open-page.ts";

/** Podlets embed their data in their HTML. */
function podletData(): Partial<Record<Slot, unknown>> {
  const scripts = document.querySelectorAll<HTMLScriptElement>("script[data-podlet]");
  return Object.fromEntries([...scripts].map((one) => [one.dataset["podlet"], JSON.parse(one.textContent)]));
}

export const page = openPage({ ...readPageData(), data: podletData() });
