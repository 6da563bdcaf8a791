import { catalogueHeader } from "@zhian/contracts/catalogue-header";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { beginPart, type PartSpan } from "@zhian/observe/spans";
import { draftsHeaders } from "../drafts-pass.ts";
import type { RenderTask } from "./pending-renders.ts";
import type { CallHeaders, PageRender } from "./protocol/messages.ts";

/** What the calls of one render say to the api of their page: its trace, the catalogue and the drafts that it is made with. */
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
