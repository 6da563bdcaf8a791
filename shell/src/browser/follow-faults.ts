import type { Slot } from "@zhian/contracts/slots";
import type { Release } from "./attribute-fault.ts";
import { reportFault } from "./report.ts";

interface FaultParts {
  slots: ReadonlyMap<Slot, HTMLElement>;
  /** The release of a fragment that this page runs. */
  releaseOf(name: string | undefined): Release | undefined;
}

/** What a visitor does to a page. */
const heard = ["click", "input", "change", "submit", "keydown"] as const;

/** Tells of what nobody has caught, under the name of the release that threw it. Nothing else comes of it: the page goes on. */
export function followFaults({ slots, releaseOf }: FaultParts): void {
  // Weakly, or it would keep the nodes of a page that is gone.
  let latest: WeakRef<Event> | undefined;

  /** While an event is on its way, it says whose listener has it. */
  function running(): Release | undefined {
    const listener = latest?.deref()?.currentTarget;
    const slot = [...slots.values()].find((each) => listener instanceof Node && each.contains(listener));
    return releaseOf(slot?.dataset["fragment"]);
  }

  for (const type of heard) {
    window.addEventListener(type, (event) => (latest = new WeakRef(event)), true);
  }
  window.addEventListener("error", ({ error, message, filename }) =>
    reportFault({ error, message, filename, running: running() }),
  );
  window.addEventListener("unhandledrejection", ({ reason }) => reportFault({ error: reason }));
}
