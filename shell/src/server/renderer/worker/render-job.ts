import type { RenderRequest } from "@zhian/contracts/render";
import type { NamedCatalogue } from "../protocol/kept-catalogues.ts";
import type { ApiAnswer, CallHeaders, FromRenderer } from "../protocol/messages.ts";
import type { ApiCall } from "./api-access.ts";

export type WorkerEvent = Extract<FromRenderer, { type: "decided" | "done" | "failed" }>;
export type CallApi = (call: ApiCall, waitMs: number) => Promise<ApiAnswer>;

export interface RenderJob {
  id: number;
  request: RenderRequest;
  /** Used instead of a catalogue in the request. */
  catalogue?: NamedCatalogue;
  budgetMs: number;
  /** The budget declared by the release itself, if it is less. */
  ownBudgetMs?: number;
  /** The worker is watched (`watchLoad`): the budget applies to the api's responses only. */
  isWatched?: true;
  /** Undefined while a worker is warmed, since there is no page. */
  callHeaders?: CallHeaders;
  onEvent(event: WorkerEvent): void;
}
