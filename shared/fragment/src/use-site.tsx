import type { Bus } from "@zhian/contracts/bus";
import type { ApiClient } from "@zhian/contracts/endpoints";
import { type Currency, type Locale, localeOfPath, plainPath } from "@zhian/contracts/locale";
import type { FragmentProps } from "@zhian/contracts/page";
import type { PublicConfig } from "@zhian/contracts/render";
import type { StateName, StateValue } from "@zhian/contracts/state";
import { useLocation } from "@zhian/fragment/router";
import { createContext, use, useCallback, useSyncExternalStore } from "react";

/** The context that the adapter provides to a fragment's tree: from the shell in the browser, from the render request on the server. */
export interface SitePort {
  currency: Currency;
  isSignedIn: boolean;
  config: PublicConfig;
  /** Absent on the server. */
  bus?: Bus;
  api?: ApiClient;
  catalogue?: FragmentProps["catalogue"];
  navigate: FragmentProps["navigate"];
  /** Whether a plain path belongs to this fragment. */
  owns(path: string): boolean;
  /** In the browser's main slot: reports that the page at the current address has rendered. */
  settled?(): void;
}

export interface Site extends SitePort {
  locale: Locale;
  /** Plain path of the current address, without query. */
  path: string;
  /** False on the server and in the first render in the browser. */
  isHydrated: boolean;
}

export const SitePortContext = createContext<SitePort | null>(null);

const never = () => () => {};

/** Returns the site for a component, which re-renders when language, currency, address or sign-in changes. */
export function useSite(): Site {
  const port = use(SitePortContext);
  if (!port) throw new Error("useSite() works only inside a fragment");
  const { pathname } = useLocation();
  const currency = useBusState(port.bus, "currency", port.currency);
  const isSignedIn = useIsSignedIn(port);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return { ...port, currency, isSignedIn, isHydrated, locale: localeOfPath(pathname), path: plainPath(pathname) };
}

/** Returns a state of the bus; `initial` on the server and during hydration, so that both render the same. */
export function useBusState<Name extends StateName>(
  bus: Bus | undefined,
  name: Name,
  initial: StateValue<Name>,
): StateValue<Name> {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = bus?.watch(name).subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    [bus, name],
  );
  return useSyncExternalStore(
    subscribe,
    () => bus?.get(name) ?? initial,
    () => initial,
  );
}

function useIsSignedIn({ bus, isSignedIn }: SitePort): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = bus?.watch("auth").subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    [bus],
  );
  return useSyncExternalStore(
    subscribe,
    () => (bus ? bus.get("auth").status === "signed-in" : isSignedIn),
    () => isSignedIn,
  );
}
