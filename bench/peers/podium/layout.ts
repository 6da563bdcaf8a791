import Layout from "@podium/layout";
import { HttpIncoming } from "@podium/utils";
import { commonHead, jsonScript, modulePreload, slots, styleLink } from "../serve/document.ts";
import type { Exchange } from "../serve/listen.ts";
import { siteData } from "../serve/site-data.ts";
import type { LayoutPlan } from "./plans.ts";

/** Composes the page's podlets with Podium's layout. A failing podlet fails the page, so that only the intended page is measured. */
export async function createSiteLayout({ imports, baseCss, podlets, spares }: LayoutPlan, origin: string) {
  const layout = new Layout({ name: "site", pathname: "/" });
  // A generous timeout: on a busy machine a podlet may be late.
  const common = { throwable: true, timeout: 10_000 };
  const register = (name: string, server: string) =>
    layout.client.register({ name, uri: `${server}/${name}/manifest.json`, ...common });
  const [header, main, footer] = (["header", "main", "footer"] as const).map((slot) => register(slot, podlets[slot]));
  if (!header || !main || !footer) throw new Error("the page has three podlets");
  for (const { name, server } of spares) register(name, server);
  layout.css({ value: baseCss, rel: "stylesheet" });
  layout.view((incoming, body) => toDocument(incoming, body, { imports, origin }));
  await layout.client.refreshManifests();

  return async function compose({ request, response, target }: Exchange): Promise<string> {
    const incoming = await layout.process(new HttpIncoming(request, response), { proxy: false });
    const { pathname, searchParams } = new URL(target, origin);
    // A query in the pathname would be escaped.
    const options = { pathname, query: Object.fromEntries(searchParams) };
    const answers = await Promise.all([header, main, footer].map((podlet) => podlet.fetch(incoming, options)));
    incoming.podlets = answers;
    const [headerHtml, mainHtml, footerHtml] = answers.map(({ content }) => content.split("<!--/slot-->"));
    const html = { header: headerHtml?.[0] ?? "", main: mainHtml?.[0] ?? "", footer: footerHtml?.[0] ?? "" };
    const after = [headerHtml, mainHtml, footerHtml].map((parts) => parts?.[1] ?? "").join("");
    return layout.render(incoming, slots(html, "rendered") + after);
  };
}

interface Addresses {
  imports: Record<string, string>;
  origin: string;
}

function toDocument(incoming: HttpIncoming, body: string, { imports, origin }: Addresses): string {
  const data = siteData(origin);
  const [css, js] = [incoming.css, incoming.js].map((assets) => [
    ...new Set(assets.map((asset) => (typeof asset === "string" ? asset : asset.value))),
  ]);
  const preloads = [...Object.values(imports), ...(js ?? [])];
  return `<!doctype html>
<html lang="en"><head>${commonHead(data.head)}<script type="importmap">${JSON.stringify({ imports })}</script>${(css ?? []).map(styleLink).join("")}${preloads.map(modulePreload).join("")}</head><body>
${body}${jsonScript("page", data)}${(js ?? []).map((address) => `<script type="module" src="${address}"></script>`).join("")}</body></html>`;
}
