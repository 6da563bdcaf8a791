/** Events that open a fragment which no page includes: the shell fetches it at the first such event. */
export const activationEvents = ["calculator.requested"] as const;
export type ActivationEvent = (typeof activationEvents)[number];

/** The field of a form, or of an address, that requests the same before any script of a fragment has run. */
export const activationFields: Readonly<Record<ActivationEvent, string>> = { "calculator.requested": "quote" };
