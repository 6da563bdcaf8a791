import { catalogueHeader } from "@zhian/contracts/catalogue-header";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { beginPart, type PartSpan } from "@zhian/observe/spans";
import { draftsHeaders } from "../drafts-pass.ts";
import type { RenderTask } from "./pending-renders.ts";
import type { CallHeaders, PageRender } from "./protocol/messages.ts";

/** Headers that the api calls of one render send about their page: its trace, and the catalogue and drafts that it is made with. */
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

/** One fragment's part of a page, as a part of its trace. */
function followRender({ name, version }: FragmentManifest, { done }: RenderTask): PartSpan {
  const part = beginPart(`render ${name}`, { "zhian.fragment": name, "zhian.version": version });
  void done.then((outcome) => part.end(outcome.outcome === "failed" ? { failure: outcome.reason } : {}));
  return part;
}
