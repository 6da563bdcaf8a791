import { type App, createApp, createSSRApp, reactive } from "vue";
import type { FragmentProps } from "./contract.ts";
import CostPlanner from "./cost-planner.vue";
import type { Prices } from "./prices.ts";
import { headOf } from "./texts.ts";

export interface Page {
  app: App;
  /** From now on it has the language and the currency of the site. */
  follow(): void;
  stop(): void;
}

export function createPage({ bus, initial, owns, setHead, settled, slotElement }: FragmentProps, prices: Prices): Page {
  const isRendered = slotElement("main").dataset["outcome"] === "rendered";
  // As the server has rendered it: what has changed since is heard below.
  const site = reactive({ locale: bus.get("locale"), currency: initial.currency });
  // The server has told the head of a page that it has rendered.
  let told = isRendered ? site.locale : undefined;
  const app = (isRendered ? createSSRApp : createApp)(CostPlanner, { site, prices });
  // So that a mount fails that has thrown, and the shell hears of what an event throws.
  app.config.throwUnhandledErrorInProduction = true;
  let subscriptions: { unsubscribe(): void }[] = [];

  return {
    app,
    follow() {
      subscriptions = [
        bus.watch("currency").subscribe((currency) => {
          site.currency = currency;
        }),
        bus.watch("locale").subscribe((locale) => {
          // Of a visitor who leaves for a page in another language: that page tells its own head.
          if (!owns(location.pathname.replace(/^\/zh(?=\/)/, ""))) return;
          site.locale = locale;
          if (told !== locale) setHead(headOf(locale));
          told = locale;
          settled();
        }),
      ];
    },
    stop() {
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  };
}
