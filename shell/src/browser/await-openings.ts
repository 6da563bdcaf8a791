import { openingEvents, openingFields } from "@zhian/contracts/opening-fields";
import type { followOpenings } from "./follow-openings.ts";
import type { Openings } from "./openings.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * What opens things beside the page is loaded with the first sign that one is wanted, or once there is nothing better to do: no page
 * waits for it. What was asked for meanwhile is asked for again then. Without it, forms lead where they lead without script.
 */
export function awaitOpenings(...given: Parameters<typeof followOpenings>): Pick<Openings, "replaying"> {
  const [{ shell }] = given;
  const before = new AbortController();
  let openings: Openings | undefined;
  let askAgain: (() => void) | undefined;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      const { followOpenings } = await import(/* webpackChunkName: "once-idle" */ "./follow-openings.ts");
      before.abort();
      openings = followOpenings(...given);
    } catch {
      before.abort();
    }
    askAgain?.();
  }

  function begin(again?: () => void): void {
    askAgain = again ?? askAgain;
    loading ??= load();
  }

  const { signal } = before;
  document.addEventListener(
    "submit",
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented || !asks(new FormData(form))) return;
      event.preventDefault();
      begin(() => form.requestSubmit(submitter));
    },
    { signal },
  );
  for (const name of openingEvents) {
    const early = shell.on(name).subscribe((payload) => begin(() => shell.publish(name, payload)));
    signal.addEventListener("abort", () => early.unsubscribe());
  }
  if (asks(new URLSearchParams(location.search))) begin();
  else whenIdle(() => begin());

  return { replaying: (bus, event) => openings?.replaying(bus, event) ?? bus };
}

function asks(fields: FormData | URLSearchParams): boolean {
  return openingEvents.some((event) => fields.has(openingFields[event]));
}
