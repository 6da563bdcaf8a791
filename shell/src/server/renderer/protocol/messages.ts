import type { RenderDecision, RenderRequest } from "@zhian/contracts/render";
import type { Slot } from "@zhian/contracts/slots";
import type { LogEvent } from "@zhian/server/log";
import type { ServedCatalogue } from "../../releases/served-catalogue.ts";
import type { NamedCatalogue } from "./kept-catalogues.ts";

/**
 * Why a slot was not rendered. All but the last six count against the release. `polluted`: it changed built-ins of its
 * thread. `starved`: it is late because its thread, or the renderer process, did not get to run. `api-failed`: it threw
 * after the api did not respond.
 */
export const failureReasons = [
  "threw",
  "timed-out",
  "out-of-memory",
  "too-large",
  "exited",
  "polluted",
  "malformed",
  "starved",
  "api-failed",
  "busy",
  "circuit-open",
  "not-loaded",
  "renderer-gone",
] as const;
export type FailureReason = (typeof failureReasons)[number];

/**
 * UTF-8, as it is finally sent: as a string with a single Han character, it would take two bytes per character between threads
 * and processes.
 */
export interface RenderedParts {
  html: Partial<Record<Slot, Uint8Array<ArrayBuffer>>>;
  /** JSON that is safe inside a script element; serialized in the worker, so that the shell never traverses the data. */
  data: Partial<Record<Slot, Uint8Array<ArrayBuffer>>>;
}

/** `error`: an unhandled one. `output`: console lines beyond those that are logged. */
export const leftoverKinds = ["timer", "port", "listener", "error", "output"] as const;

export interface Leftover {
  kind: (typeof leftoverKinds)[number];
  /** The number of equal leftovers; 1 by default. */
  count?: number;
  detail: string;
}

export interface LoadOrder {
  key: string;
  file: string;
  integrity: string;
  /** Requests that are rendered before the release counts as loaded. */
  warmUps: RenderRequest[];
}

/** A render as requested by a page. A thread is sent a catalogue once, and only its id after that. */
export interface PageRender extends Omit<RenderRequest, "catalogue"> {
  catalogue: ServedCatalogue;
  /** An editor's pass, used only for api calls: no release's code has access to it. */
  drafts?: string | undefined;
}

/** Shell → renderer process. */
export type ToRenderer =
  | { type: "start"; apiUrl: string; workerHeapMb: number; maxRssBytes: number }
  /** `rehearsals`: additional renders, as many as visitors are likely to request at once. */
  | ({ type: "load"; rehearsals?: number } & LoadOrder)
  /** `standby`: those of the keys that are no longer served. */
  | { type: "keep"; keys: string[]; standby: string[] }
  | { type: "end"; key: string }
  | ({ type: "catalogue" } & NamedCatalogue)
  /** `catalogue`: the id of one sent before. */
  | ({
      type: "render";
      id: number;
      key: string;
      request: RenderRequest;
      catalogue: string;
      callHeaders: CallHeaders;
    } & Budgets);

/** `ownBudgetMs`: the budget declared by the release itself; pages may wait longer if the machine is slow. */
interface Budgets {
  budgetMs: number;
  ownBudgetMs: number;
}

/** Headers of an api call that describe the page it is made for. */
export type CallHeaders = Record<string, string>;

/** Renderer process → shell. `isDegraded`: rendered without an up-to-date response to each of its api calls. */
export type FromRenderer =
  | { type: "loaded"; key: string; problem?: string }
  | { type: "decided"; id: number; decision: RenderDecision }
  | { type: "done"; id: number; parts: RenderedParts; isDegraded?: true }
  | { type: "failed"; id: number; reason: FailureReason; message: string }
  /** A `starved` render turned out to hang. */
  | { type: "hung"; key: string }
  | { type: "alive"; rssBytes: number; workers: number }
  /** `isNews`: the first of its kind in this worker. */
  | { type: "left"; key: string; left: Leftover[]; isNews: boolean }
  /** A response of the api had fields of an unexpected type; renders do not get them. */
  | { type: "dropped"; call: string; fields: readonly string[] }
  | { type: "log"; level: "info" | "warn" | "error"; event: LogEvent; key: string; text: string };

/** Renderer process → worker. */
export type ToWorker =
  | ({ type: "catalogue" } & NamedCatalogue)
  /** `catalogue`: the id of one sent before. */
  | { type: "render"; id: number; request: RenderRequest; catalogue: string | undefined }
  /** The result of this render is no longer needed. */
  | { type: "abandon"; id: number }
  | { type: "answer"; call: number; answer: ApiAnswer };

/** Worker → renderer process. */
export type FromWorker =
  | { type: "ready" }
  | { type: "call"; id: number; call: number; name: string; query: unknown; body: unknown }
  | { type: "decided"; id: number; decision: RenderDecision }
  | { type: "done"; id: number; parts: RenderedParts }
  | { type: "failed"; id: number; reason: FailureReason; message: string }
  /** The render changed built-ins: the thread must not render again. */
  | { type: "polluted"; id: number; message: string }
  /** Leftovers of a render, or of the bundle's evaluation (without an id); the worker has ended them. */
  | { type: "left"; id?: number; left: Leftover[] };

/** A response of the api, in a form that can be sent to a thread. */
export type ApiAnswer =
  /** `isStale`: an earlier response, since the api does not respond now. */
  | { status: "answered"; data: unknown; isStale?: true }
  | { status: "rejected"; body: unknown }
  | { status: "failed"; kind: string; message: string; httpStatus?: number };

export interface WorkerStart {
  file: string;
  integrity: string;
  maxBytes: number;
  /** Modules that the bundle may import. Passed in, since the thread may not read the files that list them. */
  modules: readonly string[];
}

/** Limit for the HTML and data of one fragment on one page together. */
export const maxAnswerBytes = 1024 * 1024;
