import type { Verdict } from "../health/judge.ts";
import type { ShellCount } from "../health/shells.ts";
import type { KeyState } from "../keys/key-state.ts";
import type { HistoryEntry } from "../model/history.ts";
import type { FieldWords } from "./field/words.ts";

export type Action = HistoryEntry["action"];

/** Texts of the operator's page in one language. */
export interface Words {
  title: string;
  skip: string;
  otherLanguage: string;
  environments: string;
  signOut: string;
  signIn: { title: string; intro: string; byLink: string; token: string; where: string; button: string };
  signInFaults: Record<"token" | "link" | "origin" | "tries", string>;
  overview: {
    title: string;
    nothing: string;
    compare: string;
    inspect: string;
    frozen(by: string, reason: string): string;
  };
  revision(revision: number): string;
  /** A subject and a statement about it. */
  said(of: string, what: string): string;
  columns: Record<
    | "fragment"
    | "stable"
    | "canary"
    | "newest"
    | "health"
    | "since"
    | "who"
    | "why"
    | "what"
    | "revision"
    | "when"
    | "release",
    string
  >;
  release: Record<
    "title" | "version" | "published" | "size" | "shared" | "state" | "actions" | "stable" | "canary" | "deleted",
    string
  > & { brotli(size: string): string; files(count: number): string; commit(commit: string): string };
  health: Record<Verdict, string> & {
    pages(pages: number, failedPercent: number): string;
    needed(pages: number): string;
    refused(shells: number): string;
  };
  unwatched: string;
  /** For a canary that grows automatically: its next share, and the earliest time. */
  goesOn(next: string, at: string, isHeld: boolean): string;
  /** For fragments that belong together. */
  movesWith(names: string): string;
  shells(count: ShellCount): string;
  everyone: string;
  toSome(percent: number): string;
  actions: Record<Action | "compare" | "restoreThis" | "compareNow", string>;
  doing: Record<Action, string>;
  history: { title: string; older: string; whole: string; all: string };
  preview: Record<
    | "now"
    | "afterwards"
    | "reason"
    | "reasonHint"
    | "percent"
    | "percentHint"
    | "steps"
    | "stepsHint"
    | "each"
    | "eachHint"
    | "with"
    | "withHint"
    | "show"
    | "back"
    | "again"
    | "nothing",
    string
  > & { title: string; reasonMissing: string; stale: string; staleTitle: string; refusedTitle: string; none: string };
  explain: Record<Action, string>;
  done(revision: number): string;
  compare: Record<
    | "title"
    | "from"
    | "to"
    | "button"
    | "same"
    | "unchanged"
    | "routes"
    | "slots"
    | "files"
    | "size"
    | "conflict"
    | "nothing",
    string
  > & {
    counted(counts: { added: number; removed: number; changed: number; same: number }): string;
    shared(module: string): string;
    list: Record<"added" | "removed" | "changed", (count: number) => string>;
  };
  /** Links that show releases to anyone who has them. */
  previews: Record<
    | "title"
    | "one"
    | "none"
    | "more"
    | "shows"
    | "who"
    | "why"
    | "until"
    | "revoke"
    | "revoked"
    | "revokedAt"
    | "explain"
    | "over",
    string
  >;
  field: FieldWords;
  keys: Record<"title" | "unlisted" | "yes" | "expires", string> & {
    columns: Record<"key" | "from" | "until" | "state" | "signs", string>;
    states: Record<KeyState, string>;
    signs(keyId: string): string;
    version(version: number): string;
  };
  failed: Record<"title" | "back" | "unavailable", string>;
  /** Shown before the registry's own sentence, by refusal code. */
  refusals: Readonly<Record<string, string>>;
}
