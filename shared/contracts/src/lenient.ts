import * as z from "zod/mini";

// The parts that an answer may lack: see `readTolerantly`.

/** Empty when the backend does not give it. */
export const optionalText = z._default(z.string(), "");

/** Empty when the backend does not give it. */
export const optionalTexts = z._default(z.array(z.string()), []);

/** The data of an action: only that it succeeded matters. */
export const ignored = z.unknown();
