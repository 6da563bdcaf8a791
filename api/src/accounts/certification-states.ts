export type CertificationKind = "personal" | "enterprise";
type CertificationState = "none" | "submitted" | CertificationKind | "refused";

export type CertificationEvent =
  | { happens: "submitted"; kind: CertificationKind }
  | { happens: "granted" }
  | { happens: "refused" };

interface Standing {
  state: CertificationState;
  /** Of what was handed in last. */
  kind?: CertificationKind | undefined;
}

/** Where an event leads to; undefined where it may not happen. A certificate is for ever: it leads nowhere. */
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
