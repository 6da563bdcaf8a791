import { log } from "@zhian/server/log";

export const render = log;
