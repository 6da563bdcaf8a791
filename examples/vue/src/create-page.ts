import { type App, createApp, createSSRApp, reactive } from "vue";
import type { FragmentProps } from "./contract.ts";
import CostPlanner from "./cost-planner.vue";
import type { Prices } from "./prices.ts";
import { headOf } from "./texts.ts";

export interface Page {
  app: App;
  /** Starts following the site's language and currency. */
  follow(): void;
  stop(): void;
}

export function createPage({ bus, initial, owns, setHead, settled, slotElement }: FragmentProps, prices: Prices): Page {
  const isRendered = slotElement("main").dataset["outcome"] === "rendered";
  // The state that the server rendered: later changes arrive through the subscriptions below.
  const site = reactive({ locale: bus.get("locale"), currency: initial.currency });
  // The server has already set the head of a page that it rendered.
  let told = isRendered ? site.locale : undefined;
  const app = (isRendered ? createSSRApp : createApp)(CostPlanner, { site, prices });
  // Makes a mount that throws fail, and reports errors in event handlers to the shell.
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
          // Ignores a visitor who leaves for a page in another language: that page sets its own head.
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
