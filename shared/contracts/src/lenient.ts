import * as z from "zod/mini";

// Parts that a response may lack: see `readTolerantly`.

/** Empty if the backend omits it. */
export const optionalText = z._default(z.string(), "");

/** Empty if the backend omits it. */
export const optionalTexts = z._default(z.array(z.string()), []);

/** The data of an action: only its success matters. */
export const ignored = z.unknown();
