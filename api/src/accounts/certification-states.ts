export type CertificationKind = "personal" | "enterprise";
type CertificationState = "none" | "submitted" | CertificationKind | "refused";

export type CertificationEvent =
  | { happens: "submitted"; kind: CertificationKind }
  | { happens: "granted" }
  | { happens: "refused" };

interface Standing {
  state: CertificationState;
  /** The kind of the last submission. */
  kind?: CertificationKind | undefined;
}

/** The state after an event; undefined if the event is not allowed. A granted certification is final: no event follows. */
export function nextStanding({ state, kind }: Standing, event: CertificationEvent): Standing | undefined {
  switch (event.happens) {
    case "submitted":
      return state === "none" || state === "refused" ? { state: "submitted", kind: event.kind } : undefined;
    case "granted":
      return state === "submitted" && kind !== undefined ? { state: kind, kind } : undefined;
    case "refused":
      return state === "submitted" ? { state: "refused", kind } : undefined;
  }
}
