/** Events that ask for a fragment which no page comes with: the shell fetches it when one is heard for the first time. */
export const activationEvents = ["calculator.requested"] as const;
export type ActivationEvent = (typeof activationEvents)[number];

/** The field of a form, or of an address, that asks for the same before any script of a fragment has run. */
export const activationFields: Readonly<Record<ActivationEvent, string>> = { "calculator.requested": "quote" };
