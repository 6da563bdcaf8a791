import type { Slot } from "@zhian/contracts/slots";
import type { Release } from "./attribute-fault.ts";
import { reportFault } from "./report.ts";

interface FaultParts {
  slots: ReadonlyMap<Slot, HTMLElement>;
  /** The release of a fragment on this page. */
  releaseOf(name: string | undefined): Release | undefined;
}

/** Input events. */
const heard = ["click", "input", "change", "submit", "keydown"] as const;

/** Reports uncaught errors and rejections under the release that caused them, and does nothing else: the page continues. */
export function followFaults({ slots, releaseOf }: FaultParts): void {
  // Weak, so that nodes of a previous page are not retained.
  let latest: WeakRef<Event> | undefined;

  /** The release whose slot's listener handles the current event. */
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
