import { createRequire } from "node:module";
import Podlet from "@podium/podlet";
import { HttpIncoming } from "@podium/utils";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { RenderDecision, ServerBundle } from "@zhian/contracts/render";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import { escapeJson } from "../../../shell/src/server/escape-json.ts";
import { type Answer, text } from "../serve/answers.ts";
import { modulePreload } from "../serve/document.ts";
import type { Exchange } from "../serve/listen.ts";
import { siteData } from "../serve/site-data.ts";
import type { PodletPlan } from "./plans.ts";

const version = "1.0.0";
const content = "/content";
type AnswerPodlet = (exchange: Exchange, path: string) => Promise<Answer>;

/** A podlet that renders one slot with its fragment's own server bundle. Pages with a query are rendered each time; others are cached. */
export async function createPodlet(plan: PodletPlan, api: ApiClient): Promise<AnswerPodlet> {
  const render = createRender(plan, api);
  const podlet = new Podlet({ name: plan.slot, version, pathname: "/", content, manifest: "/manifest.json" });
  const first = await render(plan.page);
  for (const value of first.styles) podlet.css({ value: plan.filesOrigin + value, rel: "stylesheet" });
  for (const value of plan.entry.js) podlet.js({ value: plan.filesOrigin + value, type: "module" });

  const kept = new Map<string, Promise<{ html: string }>>();
  function contentOf(url: string): Promise<{ html: string }> {
    if (url.includes("?")) return render(url);
    const page = kept.get(url) ?? render(url);
    kept.set(url, page);
    return page;
  }
  return async (exchange, path) => {
    if (path === "/manifest.json") return json(podlet);
    return toAnswer(podlet, exchange, (await contentOf(path.slice(content.length))).html);
  };
}

export function createSparePodlet(name: string): AnswerPodlet {
  const podlet = new Podlet({ name, version, pathname: "/", content, manifest: "/manifest.json" });
  return async (exchange, path) =>
    path === "/manifest.json" ? json(podlet) : toAnswer(podlet, exchange, `<p>${name}</p>`);
}

async function toAnswer(podlet: Podlet, { request, response }: Exchange, html: string): Promise<Answer> {
  const incoming = await podlet.process(new HttpIncoming(request, response), { proxy: false });
  const body = String(podlet.render(incoming, html));
  // The headers that Podium's own middleware sends to a layout.
  const headers = { "content-type": "text/html; charset=utf-8", "podlet-version": version };
  return { status: 200, headers, body };
}

function json(podlet: Podlet): Answer {
  return { ...text(200, JSON.stringify(podlet)), headers: { "content-type": "application/json" } };
}

function createRender({ slot, bundle, entry, chunks }: PodletPlan, api: ApiClient) {
  // From the fragment's own build.
  const { render } = createRequire(import.meta.url)(bundle) as ServerBundle;
  return async (url: string) => {
    let decision: RenderDecision = { status: 200, chunks: [] };
    const { config, locale, currency } = siteData("http://127.0.0.1");
    const request = { url, locale, currency, signedIn: false, slots: [slot], config, catalogue: siteCatalogue };
    const decide = (decided: RenderDecision) => {
      decision = decided;
    };
    const { html, data } = await render(request, { api, decide });
    if (decision.status !== 200) throw new Error(`${url} has no page to measure (${decision.status})`);
    const used = decision.chunks.map((name) => chunks[name] ?? { js: [], css: [] });
    const early = decision.chunks.flatMap((name) => (name.endsWith("-late") ? [] : (chunks[name]?.js ?? [])));
    const hints = [...new Set(early)].map(modulePreload).join("");
    const state = escapeJson(JSON.stringify(data[slot] ?? null));
    return {
      styles: [...new Set([entry, ...used].flatMap(({ css }) => css))],
      // Hydration uses the slot's element as it was rendered: the podlet's other content comes after it.
      html: `${html[slot] ?? ""}<!--/slot-->${hints}<script type="application/json" data-podlet="${slot}">${state}</script>`,
    };
  };
}
