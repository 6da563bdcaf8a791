import { type EventName, eventNames } from "@zhian/contracts/events";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { covers } from "@zhian/contracts/routes";
import { type Fault, inDefinition, inOffer } from "../model/manifest-line.ts";

/** Events that the shell itself publishes and subscribes to: these remain whatever a fragment does. */
const shellPublishes = new Set<string>(["route.changed", "toast.shown", "error.raised"]);
const shellHears = new Set<string>(["route.changed", "error.raised", "session.began", "session.ended", "brand.loaded"]);

interface Replaced {
  /** Served now. */
  before: FragmentManifest;
  after: FragmentManifest;
  /** Served together with it. */
  others: readonly FragmentManifest[];
}

/**
 * Uses of `before` by the served fragments that would break once `after` has replaced it: routes they link to, states and
 * events they subscribe to, events they publish. One sentence each.
 */
export function lostUses(replaced: Replaced): Fault[] {
  return [...lostRoutes(replaced), ...lostOffers(replaced), ...lostSources(replaced), ...lostHearers(replaced)];
}

function lostRoutes({ before, after, others }: Replaced): Fault[] {
  const isAnswered = (used: string, fragments: readonly FragmentManifest[]) =>
    fragments.some(({ slots, routes }) => slots.includes("main") && routes.some((route) => covers(route, used)));
  return others.flatMap((other) =>
    (other.linksTo ?? [])
      .filter((used) => isAnswered(used, [before]) && !isAnswered(used, [after, ...others]))
      .map((used) => ({
        text: `${other.name} ${other.version} links to ${used}, which no fragment would serve without ${named(before)}`,
        at: inDefinition(
          after.name,
          "routes",
          before.routes.find((route) => covers(route, used)),
        ),
      })),
  );
}

/** Products that another fragment links to: the pattern of their pages may remain. */
function lostOffers({ before, after, others }: Replaced): Fault[] {
  const kept = new Set([after, ...others].flatMap(({ offers = [] }) => offers.map(({ code }) => code)));
  const lost = (before.offers ?? []).filter(({ code }) => !kept.has(code));
  return others.flatMap((other) =>
    lost
      .filter(({ code }) => other.linksTo?.includes(`/products/${code}`))
      .map(({ code }) => ({
        text: `${named(other)} links to the product ${code}, which only ${named(before)} offers`,
        at: inOffer(after.name, code),
      })),
  );
}

/** States and events that have subscribers, but would lose their publisher. */
function lostSources({ before, after, others }: Replaced): Fault[] {
  return before.publishes
    .filter((name) => !after.publishes.includes(name) && !shellPublishes.has(name))
    .filter((name) => !others.some(({ publishes }) => publishes.includes(name)))
    .flatMap((name) => {
      const hearer = others.find(({ hears }) => hears.includes(name));
      const text = `${hearer && named(hearer)} subscribes to ${name}, which only ${named(before)} publishes`;
      return hearer ? [{ text, at: inDefinition(after.name, "publishes", name) }] : [];
    });
}

/** Events that have publishers, but would lose their subscriber. A state without readers is no loss. */
function lostHearers({ before, after, others }: Replaced): Fault[] {
  return before.hears
    .filter((name): name is EventName => eventNames.some((event) => event === name))
    .filter((name) => !after.hears.includes(name) && !shellHears.has(name))
    .filter((name) => !others.some(({ hears }) => hears.includes(name)))
    .flatMap((name) => {
      const speaker = others.find(({ publishes }) => publishes.includes(name));
      const text = `${speaker && named(speaker)} publishes ${name}, to which only ${named(before)} subscribes`;
      return speaker ? [{ text, at: inDefinition(after.name, "hears", name) }] : [];
    });
}

function named({ name, version }: FragmentManifest): string {
  return `${name} ${version}`;
}
