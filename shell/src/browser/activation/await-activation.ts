import { type ActivationEvent, activationEvents, activationFields } from "@zhian/contracts/activation-events";
import { whenIdle } from "../timing/when-idle.ts";
import { tryWithin } from "../timing/with-timeout.ts";
import type { activateFragments } from "./activate-fragments.ts";
import { fieldsOf } from "./form-fields.ts";
import type { OnDemandFragments } from "./on-demand-fragments.ts";
import { reloadToOpen } from "./reload-to-open.ts";

/** An opening requested before the code that handles it has loaded. */
interface Wish {
  grant(onDemandFragments: OnDemandFragments): void;
  /** Called if that code cannot be loaded, or is too slow. */
  giveUp(): void;
}

/** Short: a visitor is waiting. */
const limitMs = 4_000;

/**
 * Loads the code that opens on-demand fragments at the first request for one, or once the page is idle: no page waits for it. A
 * request made meanwhile is granted once the code has loaded. Without it, forms submit as they do without script.
 */
export function awaitActivation(...given: Parameters<typeof activateFragments>): Pick<OnDemandFragments, "replaying"> {
  const [{ shell }] = given;
  const before = new AbortController();
  const { signal } = before;
  let onDemandFragments: OnDemandFragments | undefined;
  let wish: Wish | undefined;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    const fetching = import(/* webpackChunkName: "once-idle" */ "./activate-fragments.ts");
    const late = await tryWithin(limitMs, fetching);
    const latest = wish;
    wish = undefined;
    if (!late) {
      // The next attempt fetches it again.
      loading = undefined;
      latest?.giveUp();
      return;
    }
    before.abort();
    onDemandFragments = late.activateFragments(...given);
    latest?.grant(onDemandFragments);
  }

  function begin(wanted?: Wish): void {
    wish = wanted ?? wish;
    loading ??= load();
  }

  const givenUp = new Set<HTMLFormElement>();
  document.addEventListener(
    "submit",
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented || givenUp.delete(form)) return;
      // Read now: the form may be re-rendered before the fragment opens, and a removed form cannot be submitted.
      const fields = fieldsOf(form);
      const asked = openingIn(fields);
      if (!asked) return;
      event.preventDefault();
      // Safari does not focus a clicked button, so a dialog would return the focus to an earlier element.
      if (document.activeElement !== submitter) submitter?.focus();
      begin({
        grant: (ready) => ready.open(fields),
        giveUp() {
          if (!form.isConnected) return reloadToOpen(asked);
          givenUp.add(form);
          form.requestSubmit(form.contains(submitter) ? submitter : null);
        },
      });
    },
    { signal },
  );
  for (const name of activationEvents) {
    const early = shell
      .on(name)
      .subscribe((payload) => begin({ grant: () => shell.publish(name, payload), giveUp: () => reloadToOpen(name) }));
    signal.addEventListener("abort", () => early.unsubscribe());
  }
  if (openingIn(new URLSearchParams(location.search))) begin();
  else whenIdle(() => begin());

  return { replaying: (bus, event) => onDemandFragments?.replaying(bus, event) ?? bus };
}

function openingIn(fields: URLSearchParams): ActivationEvent | undefined {
  return activationEvents.find((event) => fields.has(activationFields[event]));
}
