import type { RenderRequest } from "@zhian/contracts/render";
import type { NamedCatalogue } from "../protocol/kept-catalogues.ts";
import type { ApiAnswer, CallHeaders, FromWorker } from "../protocol/messages.ts";
import type { ApiCall } from "./api-access.ts";

export type WorkerEvent = Extract<FromWorker, { type: "decided" | "done" | "failed" }>;
export type CallApi = (call: ApiCall, waitMs: number) => Promise<ApiAnswer>;

export interface RenderJob {
  id: number;
  request: RenderRequest;
  /** In the place of one that the request holds. */
  catalogue?: NamedCatalogue;
  budgetMs: number;
  /** The budget that the release itself declares, where it is less. */
  ownBudgetMs?: number;
  /** The worker is watched (`watchLoad`): the budget applies to the api's responses only. */
  isWatched?: true;
  /** None while a worker is warmed: no page is made then. */
  callHeaders?: CallHeaders;
  onEvent(event: WorkerEvent): void;
}
