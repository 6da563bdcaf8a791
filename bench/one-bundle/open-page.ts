import type { FragmentDefinition } from "@zhian/contracts/fragment";
import type { FragmentProps } from "@zhian/contracts/page";
import { createLazyApi } from "@zhian/http/lazy-api";
import { createBus } from "../../shared/bus/src/create-bus.ts";
import { cataloguePath } from "./bundle-listing.ts";
import type { PageData } from "./page-data.ts";

/** The state that the fragments of one page share in the browser. */
export interface OpenPage {
  /** The shell's props for this fragment. */
  propsFor(fragment: Readonly<FragmentDefinition>): FragmentProps;
}

/** Parses `<script id="page">`. */
export function readPageData(): PageData {
  // Written by the server of this page.
  return JSON.parse(document.getElementById("page")?.textContent ?? "null") as PageData;
}

/** One bus and one api for all fragments, without the shell's navigation and session handling. */
export function openPage(page: PageData): OpenPage {
  const api = createLazyApi({ base: page.config.apiBase, token: () => "", onStatus: () => {} });
  const bus = createBus({
    locale: page.locale,
    currency: page.currency,
    theme: "system",
    auth: { status: "signed-out" },
    redirect: location.pathname,
    dialog: { calculator: false },
    cms: { title: page.head.title, description: page.head.description, keywords: page.head.keywords },
    cart: { count: 0, total: 0 },
    online: navigator.onLine,
  });
  return {
    propsFor: ({ name, slots, routes }) => ({
      release: { name, version: "0", base: "/", slots, routes },
      bus: bus.as(slots.includes("main") ? undefined : "header"),
      api,
      catalogue: async () => (await fetch(cataloguePath)).json(),
      config: page.config,
      data: page.data,
      initial: { currency: page.currency, isSignedIn: false },
      slotElement(wanted) {
        const element = document.getElementById(`slot-${wanted}`);
        if (!element) throw new Error(`the page has no slot ${wanted}`);
        return element;
      },
      owns: () => true,
      reportFailure: (error) => reportError(error),
      setHead: () => {},
      settled: () => {},
      navigate: (url) => location.assign(url),
    }),
  };
}
