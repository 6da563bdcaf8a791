import { catalogueHeader } from "@zhian/contracts/catalogue-header";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { beginPart, type PartSpan } from "@zhian/observe/spans";
import { draftsHeaders } from "../drafts-pass.ts";
import type { RenderTask } from "./pending-renders.ts";
import type { CallHeaders, PageRender } from "./protocol/messages.ts";

/** Headers that describe the page in a render's api calls: its trace, its catalogue and its drafts pass. */
export function callHeadersOf(
  manifest: FragmentManifest,
  task: RenderTask,
  { catalogue, drafts }: Pick<PageRender, "catalogue" | "drafts">,
): CallHeaders {
  return {
    ...followRender(manifest, task).headers,
    [catalogueHeader]: catalogue.header,
    ...draftsHeaders(drafts),
  };
}

/** Adds the render of one fragment to the page's trace. */
function followRender({ name, version }: FragmentManifest, { done }: RenderTask): PartSpan {
  const part = beginPart(`render ${name}`, { "zhian.fragment": name, "zhian.version": version });
  void done.then((outcome) => part.end(outcome.outcome === "failed" ? { failure: outcome.reason } : {}));
  return part;
}
