import { pino } from "pino";
import type { Log } from "../log.ts";

/** For what logs while it is tested, and is not tested for that. */
export const silentLog: Log = pino({ level: "silent" });
