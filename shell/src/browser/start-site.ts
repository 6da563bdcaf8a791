import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Head } from "@zhian/contracts/head";
import { createLazyApi } from "@zhian/http/lazy-api";
import { skip } from "rxjs";
import { triggerAppChange } from "single-spa";
import { registerFragments, reviveBroken } from "./applications.ts";
import { errorTitle, showErrorPage } from "./error-page.ts";
import { focusPage } from "./focus-page.ts";
import { applyHead } from "./head.ts";
import { createIntegrityLookup, installIntegrityLookup } from "./integrity.ts";
import { keepSlots, outdateServerHtml } from "./layout.ts";
import { createNavigate, followLinks } from "./navigation.ts";
import { mayPrefetch } from "./network.ts";
import { readPageState } from "./page-state.ts";
import { keepPreferences } from "./preferences.ts";
import { prefetchLinks } from "./prefetch.ts";
import { createRemotes } from "./remotes.ts";
import { reportFailure } from "./report.ts";
import { watchRevision } from "./revision.ts";
import { followRoutes } from "./routing.ts";
import { manageScroll } from "./scroll.ts";
import { createSession, readToken } from "./session.ts";
import { createSettling } from "./settling.ts";
import { createSite } from "./site.ts";
import { createSiteBus } from "./site-bus.ts";
import { findSlots } from "./slots.ts";
import { texts } from "./texts.ts";

/** Makes the document that the server sent a living site: everything is made here, and handed to those who need it. */
export function startSite(): void {
  const page = readPageState(document);
  const site = createSite(page, location.pathname);
  const slots = findSlots(document);
  const bus = createSiteBus(page);
  const shell = bus.as("shell");
  const settling = createSettling();
  const revision = watchRevision(page.revision);
  const integrityOf = createIntegrityLookup(page, location.origin);
  installIntegrityLookup(integrityOf);
  const remotes = createRemotes(page.fragments, integrityOf);

  const goTo = createNavigate({
    site,
    remotes,
    isOutdated: revision.isOutdated,
    isOnline: () => shell.get("online"),
    sayOffline: () => shell.publish("toast.shown", { kind: "warning", message: texts.offline[shell.get("locale")] }),
    untilSettled: settling.untilSettled,
  });
  const navigate = (url: string) => void goTo(url);
  const api: ApiClient = createLazyApi({
    base: page.config.apiBase,
    token: readToken,
    onStatus: (status) => (status === 401 ? session.signOut() : goHomeOnce()),
  });
  const session = createSession({ bus: shell, api, goHome: () => navigate("/") });

  function goHomeOnce() {
    // A 400 on the home page itself leads nowhere, or the page would load for ever.
    if (site.ownerAt("main", location.pathname) === site.ownerAt("main", "/") && location.pathname === "/") return;
    shell.publish("toast.shown", { kind: "error", message: texts.badRequest[shell.get("locale")] });
    navigate("/");
  }

  function setHead(head: Head) {
    applyHead(document, head, { origin: page.config.origin, locale: shell.get("locale"), pathname: location.pathname });
    shell.set("cms", {
      ...shell.get("cms"),
      title: head.title,
      description: head.description,
      keywords: head.keywords,
    });
  }

  const main = slots.get("main");
  const scroll = manageScroll(window, () => focusPage(main));
  settling.onSettled(scroll.settle);

  followRoutes(bus);
  keepSlots(site, slots);
  window.addEventListener("single-spa:before-routing-event", () => {
    if (!site.hasErrorAt(location.pathname)) site.raiseErrorAt(undefined);
    if (location.pathname !== startPath) outdateServerHtml(slots);
  });
  window.addEventListener("single-spa:routing-event", () => {
    // Back on an address that no fragment has: only the server can tell what is there.
    if (!site.ownerAt("main", location.pathname) && !site.hasErrorAt(location.pathname)) location.reload();
    else void reviveBroken(site);
  });
  const startPath = location.pathname;

  shell.on("error.raised").subscribe((error) => {
    site.raiseErrorAt(location.pathname);
    const locale = shell.get("locale");
    void triggerAppChange().then(() => {
      if (!main || !site.hasErrorAt(location.pathname)) return;
      showErrorPage(main, error, locale);
      setHead({ ...shell.get("cms"), title: errorTitle(error, locale), noindex: true });
      settling.settled();
    });
  });

  keepPreferences(shell, (url) => history.replaceState(history.state, "", url));
  const switches = shell.watch("locale").pipe(skip(1));
  switches.subscribe(() => {
    // The server's error page is no fragment's to say in the other language.
    if (!page.error || site.ownerAt("main", location.pathname)) return;
    shell.publish("error.raised", { message: "", statusCode: page.error.status });
  });
  followLinks(document, navigate, site);
  prefetchLinks(document, { site, mayPrefetch: () => mayPrefetch(navigator), onIntent: revision.ask });
  followConnection();

  registerFragments({
    site,
    remotes,
    slots,
    busFor: bus.as,
    api,
    navigate,
    setHead,
    settled: settling.settled,
    report: reportFailure,
  });
  if (readToken()) void session.load();

  function followConnection() {
    for (const type of ["online", "offline"]) {
      window.addEventListener(type, () => shell.set("online", navigator.onLine));
    }
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") revision.ask();
    });
    // A page that comes back from the browser's cache may be of another visitor's time.
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) session.check();
    });
  }
}
