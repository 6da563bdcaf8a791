import { breaks } from "@zhian/chaos/breaks";
import { bus } from "../../shared/bus/src/bus.ts";

export const served = bus;
export const registry = breaks;
