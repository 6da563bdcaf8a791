import { bus } from "../../shared/bus/src/bus.ts";

export const served = bus;
