import type { RenderDecision, Rendered, RenderRequest } from "@zhian/contracts/render";

/** A thread's input. */
export interface RenderStart {
  /** The server bundle. */
  file: string;
  /** The modules that it may `require`. */
  modules: readonly string[];
  request: RenderRequest;
}

export interface SiteCall {
  name: string;
  query?: unknown;
  body?: unknown;
}

/** `rejected`: an envelope whose code is not 0. */
export type SiteAnswer =
  | { status: "answered"; data: unknown }
  | { status: "rejected"; body: unknown }
  | { status: "failed"; kind: string; message: string; httpStatus?: number };

/** A release's result for an address. */
export interface LocalPage extends Rendered {
  decision: RenderDecision;
}

export type FromThread =
  | ({ type: "call"; call: number } & SiteCall)
  | { type: "done"; page: LocalPage }
  | { type: "failed"; message: string };

export interface ToThread {
  call: number;
  answer: SiteAnswer;
}
