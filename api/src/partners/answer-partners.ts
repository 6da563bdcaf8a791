import { answerApplications } from "./answer-applications.ts";
import { answerReferral } from "./answer-referral.ts";

type Parts = Parameters<typeof answerApplications>[0] & Parameters<typeof answerReferral>[0];

/** Recommending the site, working with us, and asking before buying. */
export function answerPartners(parts: Parts) {
  return { ...answerReferral(parts), ...answerApplications(parts) };
}
