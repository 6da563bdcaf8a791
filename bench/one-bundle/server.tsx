import type { ApiClient } from "@zhian/contracts/endpoints";
import type { RenderDecision, Rendered, RenderRequest, ServerBundle } from "@zhian/contracts/render";
import { renderToString } from "react-dom/server";
import * as frame from "../../mf-header-footer/src/server.tsx";
import * as pages from "../../mf-products/src/server.tsx";
import type { SlotTree } from "./load-trees.tsx";

// The single entry of the server half's bundle.
export { loadTrees } from "./load-trees.tsx";
export { streamPage } from "./streamed-page.tsx";

export interface RenderedPage extends Rendered {
  decision: RenderDecision;
}

/** Renders the page's slots in this process, including their loaders. */
export async function renderPage(request: RenderRequest, api: ApiClient): Promise<RenderedPage> {
  const [outer, inner] = await Promise.all([
    renderWith(frame, { ...request, slots: ["header", "footer"] }, api),
    renderWith(pages, { ...request, slots: ["main"] }, api),
  ]);
  return {
    html: { ...outer.html, ...inner.html },
    data: { ...outer.data, ...inner.data },
    decision: inner.decision,
  };
}

async function renderWith({ render }: Pick<ServerBundle, "render">, request: RenderRequest, api: ApiClient) {
  let decision: RenderDecision = { status: 200, chunks: [] };
  const rendered = await render(request, {
    api,
    decide(decided) {
      decision = decided;
    },
  });
  return { ...rendered, decision };
}

/** Renders the HTML of the slots only: React's own rendering speed. */
export function renderTrees(trees: readonly SlotTree[]): string {
  return trees.map(({ prefix, toElement }) => renderToString(toElement(), { identifierPrefix: prefix })).join("");
}
