import type { Locale } from "@zhian/contracts/locale";
import type { Log } from "@zhian/server/log";
import {
  type ComposeDependencies,
  type Composition,
  composePage,
  type Ending,
  type Opening,
} from "../../compose/compose-page.ts";
import { lastResort } from "../../compose/last-resort.ts";
import { isPending, type PagePlan, planAt, toErrorPlan } from "../../compose/page-plan.ts";
import { nonce, requestId, type Values } from "../../compose/parts.ts";
import { plainHeaders } from "../../compose/plain-style.ts";
import { type Address, type Redirect, readAddress } from "../../compose/read-address.ts";
import { readVisitor } from "../../compose/read-visitor.ts";
import type { SiteViews } from "../../compose/site-views.ts";
import { respell } from "../../compose/spelling-table.ts";
import type { PageHealth } from "../../health/page-health.ts";
import type { MirroredPages } from "../../mirror/mirror-file.ts";
import type { Metrics } from "../../operate/metrics.ts";
import { previewOn } from "../../preview/preview.ts";
import type { Previews } from "../../preview/previews.ts";
import type { RenderCache } from "../../renderer/render-cache.ts";
import type { LiveSnapshot } from "../../snapshot/live-snapshot.ts";
import { type Exchange, isRead, refuseMethod, reply, replyText } from "../exchange/exchange.ts";
import type { Inspection } from "../exchange/inspection.ts";
import { makeNonce, themeValue } from "../exchange/page-values.ts";
import type { SecurityOptions } from "../exchange/security-headers.ts";
import { CachedPage } from "./cached-page.ts";
import { openServing, type Serving } from "./open-serving.ts";
import type { FoundPage, PageCache } from "./page-cache.ts";
import { errorFacts, pageHeaders } from "./page-headers.ts";
import { movedTo, redirect } from "./redirects.ts";
import { type Headers, sendComposition, takesAny } from "./send-page.ts";
import { serveWithoutSnapshot, unavailable } from "./serve-without-snapshot.ts";

export interface PageServerOptions extends ComposeDependencies {
  renderer: Pick<RenderCache, "render" | "renderApart" | "hasRoom">;
  cache: PageCache;
  live(): LiveSnapshot | undefined;
  /** Served while there is no snapshot. */
  mirrored(): MirroredPages;
  views: SiteViews;
  inspection: Pick<Inspection, "isOn">;
  previews: Pick<Previews, "show">;
  maxRenders: number;
  security: SecurityOptions;
  health: Pick<PageHealth, "countKept" | "countMade">;
  log: Log;
  metrics: Metrics;
}

export class PageServer {
  readonly #options: PageServerOptions;
  /** One render for each key at a time: requests that arrive meanwhile get the same one. */
  readonly #making = new Map<string, Composition>();
  #renders = 0;

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  async serve(exchange: Exchange): Promise<void> {
    exchange.kind = "page";
    if (!isRead(exchange)) return refuseMethod(exchange, "GET, HEAD");
    if (!takesAny(exchange)) return replyText(exchange, 406, "Not Acceptable\n");
    const visitor = readVisitor(exchange.request.headers.cookie);
    const asked = readAddress(exchange.request.url ?? "/", visitor.locale);
    const live = this.#options.live();
    if (!live && asked.kind === "redirect") return redirect(exchange, asked);
    const values: Values = [makeNonce(), exchange.requestId, themeValue(visitor.theme)];
    const { mirrored, security } = this.#options;
    const stored = { pages: mirrored(), values, security };
    if (!live) return serveWithoutSnapshot(exchange, asked, stored);
    const serving = await openServing({ exchange, visitor, values }, live, this.#options);
    const address = respell(asked, serving.view.spellingOf);
    if (address.kind === "redirect") return this.#lead(address, serving);
    const plan = planAt(address, serving.planOf);
    if (isPending(plan)) return serveWithoutSnapshot(exchange, asked, stored);
    try {
      await this.#answer(plan, serving);
    } catch (error) {
      await this.#answerError(plan, serving, error);
    }
  }

  /** Redirects in one step, even if more than one thing is wrong with the address. */
  async #lead({ status, location }: Redirect, serving: Serving): Promise<void> {
    const { exchange, visitor, view, planOf } = serving;
    const next = respell(readAddress(location, visitor.locale), view.spellingOf);
    const last = next.kind === "redirect" ? next : { status, location };
    const further = await this.#furtherFrom(readAddress(last.location, visitor.locale), planOf);
    // A single temporary redirect makes the whole one temporary.
    const target = { status: Math.min(status, last.status), location: further ?? last.location };
    redirect(exchange, { ...target, isPreview: serving.preview !== undefined });
  }

  /** The owner of a redirect's target may spell it differently: then the visitor is redirected once, not twice. */
  async #furtherFrom(next: Address, planOf: Serving["planOf"]): Promise<string | undefined> {
    if (next.kind !== "page") return undefined;
    const plan = planOf(next);
    const opening = await this.#openingOf(plan);
    return opening?.kind === "page" && opening.status === 404 ? this.#inSmallLetters(plan, planOf) : movedTo(opening);
  }

  /** The target of an address that has no page as written, but has one in lower case. */
  async #inSmallLetters({ address, locale }: PagePlan, planOf: Serving["planOf"]): Promise<string | undefined> {
    const pathname = address.pathname.toLowerCase();
    const small = pathname === address.pathname ? undefined : readAddress(pathname + address.search, locale);
    if (small?.kind !== "page") return undefined;
    const opening = await this.#openingOf(planOf(small));
    return opening?.kind === "page" && opening.status === 200 ? pathname + address.search : movedTo(opening);
  }

  /** Undefined if there is no room for another render, or it failed. */
  async #openingOf(plan: PagePlan): Promise<Opening | undefined> {
    return this.#compose(plan)?.opening.catch(() => undefined);
  }

  async #answer(plan: PagePlan, serving: Serving): Promise<void> {
    const kept = plan.cacheKey === undefined ? undefined : this.#options.cache.find(plan.cacheKey);
    if (kept?.status === "fresh") {
      this.#options.health.countKept(serving.exchange, plan);
      return this.#sendKept(kept.page, serving, "hit");
    }

    const composition = this.#compose(plan);
    if (!composition) {
      serving.exchange.shed = "renders";
      return this.#turnAway(kept, serving, plan.address);
    }
    const opening = await composition.opening;
    const isPreview = serving.preview !== undefined;
    if (opening.kind === "redirect") return redirect(serving.exchange, { ...opening, isPreview });
    if (opening.kind === "page" && opening.status === 404) {
      const location = await this.#inSmallLetters(plan, serving.planOf);
      if (location !== undefined) return redirect(serving.exchange, { status: 308, location, isPreview });
    }
    if (opening.kind === "page") this.#options.health.countMade(serving.exchange, plan, composition);
    if (opening.kind === "busy") {
      serving.exchange.shed = "late";
      return this.#turnAway(kept, serving, plan.address);
    }
    // If an older page is cached, nothing is sent until the new one is known to be complete.
    const isWorse = kept && (opening.status >= 500 || !(await composition.ending).isComplete);
    if (isWorse) return this.#sendStale(kept, serving, plan.locale);

    this.#options.metrics.pages.inc({ cache: "miss" });
    const headersOf = (ending: Ending | undefined) =>
      pageHeaders(
        {
          ...serving,
          nonce: serving.values[nonce],
          status: opening.status,
          isComplete: ending?.isComplete ?? true,
          timings: (ending ?? opening).timings,
          cache: "miss",
        },
        this.#options.security,
      );
    await sendComposition(serving.exchange, { opening, composition, values: serving.values, headersOf });
  }

  /** An older page, if there is one, is better than none. */
  async #turnAway(kept: FoundPage | undefined, serving: Serving, address: Address): Promise<void> {
    if (kept) return this.#sendKept(kept.page, serving, "stale");
    unavailable(serving.exchange, address, "busy");
  }

  async #sendKept(page: CachedPage, serving: Serving, cache: "hit" | "stale"): Promise<void> {
    await page.send(serving.exchange, { headers: this.#keptHeaders(serving, cache), values: serving.values });
  }

  /** Sends an older page because something failed, with a note that it is stale. */
  async #sendStale({ page, madeAt }: FoundPage, serving: Serving, locale: Locale): Promise<void> {
    const headers = this.#keptHeaders(serving, "stale");
    await page.sendStale(serving.exchange, { headers, values: serving.values, note: { locale, madeAt } });
  }

  #keptHeaders(serving: Serving, cache: "hit" | "stale"): Headers {
    this.#options.metrics.pages.inc({ cache });
    const facts = { ...serving, nonce: serving.values[nonce], status: 200, isComplete: true, timings: [], cache };
    return pageHeaders(facts, this.#options.security);
  }

  /** Undefined if no more renders may start. */
  #compose(plan: PagePlan): Composition | undefined {
    const { cacheKey } = plan;
    const running = cacheKey === undefined ? undefined : this.#making.get(cacheKey);
    if (running) return running;
    if (this.#renders >= this.#options.maxRenders || !this.#hasRoom(plan)) return undefined;

    this.#renders += 1;
    const composition = composePage(plan, this.#partsFor(plan));
    if (cacheKey !== undefined) this.#making.set(cacheKey, composition);
    void this.#follow(plan, composition).finally(() => {
      this.#renders -= 1;
      if (cacheKey !== undefined) this.#making.delete(cacheKey);
    });
    return composition;
  }

  /** A preview's renders are not shared with other visitors. */
  #partsFor({ preview }: PagePlan): ComposeDependencies {
    const { renderer } = this.#options;
    if (!previewOn(preview)) return this.#options;
    return { ...this.#options, renderer: { render: (manifest, asked) => renderer.renderApart(manifest, asked) } };
  }

  /** Checked before anything is rendered: a page with one late part wastes the work on all of them. */
  #hasRoom({ owners }: PagePlan): boolean {
    return [...owners.values()].every(({ manifest }) => this.#options.renderer.hasRoom(manifest));
  }

  /** Caches a page that is complete and current. Failures are logged where it is served. */
  async #follow({ cacheKey, live }: PagePlan, { opening, ending }: Composition): Promise<void> {
    try {
      const start = await opening;
      if (start.kind !== "page") return;
      const end = await ending;
      const isWorth = cacheKey !== undefined && start.status === 200 && end.isComplete;
      if (!isWorth || live !== this.#options.live()) return;
      const parts = [...start.parts, ...end.parts];
      const old = this.#options.cache.find(cacheKey)?.page;
      this.#options.cache.keep(cacheKey, old?.isSame(parts) ? old : new CachedPage(parts), end);
    } catch (error) {
      this.#options.log.debug({ event: "composition.failed", err: error }, "a page could not be composed");
    }
  }

  async #answerError(plan: PagePlan, { exchange, visitor, values }: Serving, error: unknown): Promise<void> {
    const { log, security } = this.#options;
    log.error({ event: "page.failed", requestId: values[requestId], path: exchange.path, err: error }, "a page failed");
    if (exchange.response.headersSent) {
      exchange.response.destroy();
      return;
    }
    const headers = { ...pageHeaders({ ...errorFacts, visitor, nonce: values[nonce] }, security) };
    try {
      const composition = composePage(toErrorPlan(plan, 500), this.#partsFor(plan));
      const opening = await composition.opening;
      if (opening.kind !== "page") throw new Error(`the error page is a ${opening.kind}`);
      await sendComposition(exchange, { opening, composition, values, headersOf: () => headers });
    } catch (worse) {
      log.error({ event: "error_page.failed", requestId: values[requestId], err: worse }, "the error page failed");
      if (exchange.response.headersSent) exchange.response.destroy();
      else reply(exchange, 500, { headers: plainHeaders, body: lastResort });
    }
  }
}
