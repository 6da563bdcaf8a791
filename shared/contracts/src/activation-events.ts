/** Events that open a fragment which no page includes: the shell loads it at the first such event. */
export const activationEvents = ["calculator.requested"] as const;
export type ActivationEvent = (typeof activationEvents)[number];

/** The form field or query parameter that requests the same before any fragment's script has run. */
export const activationFields: Readonly<Record<ActivationEvent, string>> = { "calculator.requested": "quote" };
