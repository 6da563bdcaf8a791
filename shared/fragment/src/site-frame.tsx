import { plainPath } from "@zhian/contracts/locale";
import type { Slot } from "@zhian/contracts/slots";
import { isRouteErrorResponse, Outlet, type RouteObject, useLocation, useRouteError } from "@zhian/fragment/router";
import type { Messages } from "@zhian/i18n/create-i18n";
import { TextProvider } from "@zhian/i18n/use-text";
import { Part } from "@zhian/ui/part";
import { useEffect } from "react";
import type { SiteRoute } from "./site-route.ts";
import { useSite } from "./use-site.tsx";

/** Returns the routes of a slot under an optional `/zh`, with their texts. Must match on both sides, or hydration fails. */
export function frameRoutes(slot: Slot, routes: readonly SiteRoute[], messages: Messages): RouteObject[] {
  function Frame() {
    const { locale } = useSite();
    useSettling();
    return (
      <TextProvider messages={messages} locale={locale}>
        <Part>
          <Outlet />
        </Part>
      </TextProvider>
    );
  }

  return [
    {
      id: slot,
      Component: Frame,
      ErrorBoundary: RaisedError,
      HydrateFallback: () => null,
      children: [{ path: "zh?", children: [...routes] }],
    },
  ];
}

/** Effects run after the commit: only then does the page have its full height, needed to restore a scroll position. */
function useSettling() {
  const { settled, owns } = useSite();
  const { key, pathname, search } = useLocation();
  // An address pushed by the shell has no key of its own, and may differ only in its query.
  useEffect(() => {
    // A visitor who moved on before this page rendered is waiting for another one.
    if (pathname === window.location.pathname && owns(plainPath(pathname))) settled?.();
  }, [settled, owns, key, pathname, search]);
}

/** A response such as 404 is the page's: the shell shows its error page. Anything else is a fault of the fragment. */
function RaisedError() {
  const error = useRouteError();
  const { bus } = useSite();
  const isAnswer = isRouteErrorResponse(error);

  useEffect(() => {
    if (isAnswer) bus?.publish("error.raised", { message: "", statusCode: error.status });
  }, [bus, isAnswer, error]);

  if (!isAnswer) throw error;
  return null;
}
