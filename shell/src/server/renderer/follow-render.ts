import type { FragmentManifest } from "@zhian/contracts/fragment";
import { beginPart, type PartSpan } from "@zhian/observe/spans";
import type { RenderTask } from "./pending-renders.ts";

/** One fragment's part of a page, as a part of its trace. */
export function followRender({ name, version }: FragmentManifest, { done }: RenderTask): PartSpan {
  const part = beginPart(`render ${name}`, { "zhian.fragment": name, "zhian.version": version });
  void done.then((outcome) => part.end(outcome.outcome === "failed" ? { failure: outcome.reason } : {}));
  return part;
}
