import type { EndpointData } from "@zhian/contracts/endpoints";

export type Certification = EndpointData<"console.certification">;

/** Whether a real name may be submitted now: one under review or confirmed cannot be changed. */
export function mayCertify({ state }: Certification): boolean {
  return state === "none" || state === "refused";
}

/** The badge of each state: confirmed, waiting, refused, or nothing yet. */
export const badgeOf = {
  none: "off",
  submitted: "info",
  personal: "ok",
  enterprise: "ok",
  refused: "err",
} as const satisfies Record<Certification["state"], string>;
