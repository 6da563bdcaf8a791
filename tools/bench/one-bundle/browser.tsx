import "@zhian/ui/base.css";
import "../../../shell/src/browser/shell.css";
import type { FragmentProps } from "@zhian/contracts/page";
import { type DataRouter, RouterProvider } from "@zhian/fragment/router";
import { type SitePort, SitePortContext } from "@zhian/fragment/use-site";
import { createLazyApi } from "@zhian/http/lazy-api";
import { type ReactNode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBus } from "../../../shared/bus/src/create-bus.ts";
import { identifierPrefix } from "../../../shared/fragment/src/fragment-parts.ts";
import { createSlotRouter } from "../../../shared/fragment/src/slot-router.ts";
import { filledSlots, slotParts } from "./fragments.ts";
import type { PageData } from "./page-data.ts";

/** The same trees as the composed site, brought to life by one bundle: no federation, no single-spa, no registry. */
// The server of this bundle has written it.
const page = JSON.parse(document.getElementById("page")?.textContent ?? "null") as PageData;
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

await Promise.all(filledSlots.map(hydrate));

/** What the shell and single-spa do for a new address: header and footer hear of it, and the visitor sees its top. */
function followAddress(router: DataRouter): void {
  let told = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== "idle" || location === told) return;
    told = location;
    scrollTo(0, 0);
    dispatchEvent(Object.assign(new PopStateEvent("popstate"), { singleSpa: true }));
  });
}

async function hydrate(slot: (typeof filledSlots)[number]): Promise<void> {
  const parts = slotParts[slot];
  const props = toProps(slot);
  const { router } = await createSlotRouter(parts, slot, props);
  if (slot === "main") followAddress(router);
  const element = props.slotElement(slot);
  const site: SitePort = { ...props, ...props.initial };
  hydrateRoot(
    element,
    <Marked onMounted={() => Object.assign(element.dataset, { outcome: "mounted" })}>
      <SitePortContext value={site}>
        <RouterProvider router={router} />
      </SitePortContext>
    </Marked>,
    { identifierPrefix: identifierPrefix(parts.fragment.name, slot) },
  );
}

/** Marks the slot at the moment at which a fragment's adapter counts it as mounted. */
function Marked({ onMounted, children }: { onMounted(): void; children: ReactNode }) {
  useLayoutEffect(onMounted);
  return children;
}

function toProps(slot: (typeof filledSlots)[number]): FragmentProps {
  const { name, slots, routes } = slotParts[slot].fragment;
  return {
    release: { name, version: "0", base: "/", slots, routes },
    bus: bus.as(slot === "main" ? undefined : "header"),
    api,
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
  };
}
