import { type RenderResult, render, waitFor } from "@testing-library/react";
import type { Bus } from "@zhian/contracts/bus";
import type { Catalogue } from "@zhian/contracts/catalogue";
import { localeOfPath } from "@zhian/contracts/locale";
import type { Navigate } from "@zhian/contracts/page";
import type { PublicConfig } from "@zhian/contracts/render";
import type { Slot } from "@zhian/contracts/slots";
import { siteContext } from "@zhian/fragment/site-context";
import { frameRoutes } from "@zhian/fragment/site-frame";
import type { SiteRoute } from "@zhian/fragment/site-route";
import { SitePortContext } from "@zhian/fragment/use-site";
import type { Messages } from "@zhian/i18n/create-i18n";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { type Answers, answeringApi, readSiteCatalogue, testBus, testConfig } from "./site-fixture.ts";

interface RenderPageOptions {
  messages: Messages;
  answers?: Answers;
  /** Markdown files by address. */
  files?: Readonly<Record<string, string>>;
  slot?: Slot;
  bus?: Bus;
  isSignedIn?: boolean;
  config?: Partial<PublicConfig>;
  navigate?: Navigate;
  /** By default, everything that this checkout offers. */
  catalogue?: Catalogue;
}

/** Renders a page as for a visitor: real routes, loaders and texts; only the API's transport is faked. Resolves once loaded. */
export async function renderPage(
  routes: readonly SiteRoute[],
  address: string,
  {
    messages,
    answers = {},
    files = {},
    slot = "main",
    bus = testBus(slot === "header" ? { owner: "header" } : {}),
    isSignedIn = false,
    config: given = {},
    navigate = () => {},
    catalogue: offered,
  }: RenderPageOptions,
): Promise<RenderResult> {
  const api = answeringApi(answers, files);
  const config = { ...testConfig, ...given };
  const locale = localeOfPath(new URL(address, testConfig.origin).pathname);
  const catalogue = offered ? async () => offered : readSiteCatalogue;
  const router = createMemoryRouter(frameRoutes(slot, routes, messages), {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[siteContext, { api, config, locale, catalogue }]])),
  });
  const site = { bus, api, config, catalogue, currency: bus.get("currency"), isSignedIn, navigate, owns: () => true };
  const result = render(
    <SitePortContext value={site}>
      <RouterProvider router={router} />
    </SitePortContext>,
  );
  await waitFor(() => {
    const { initialized, errors } = router.state;
    // The router is ready a moment before React has rendered its content; a response such as 404 renders nothing.
    const isDrawn = errors !== null || result.container.childElementCount > 0;
    if (!initialized || !isDrawn) throw new Error(`${address} is still loading`);
  });
  return result;
}
