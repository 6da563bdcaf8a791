import { pino } from "pino";
import type { Log } from "../log.ts";

/** For tests of code that logs, if the log is not tested. */
export const silentLog: Log = pino({ level: "silent" });
