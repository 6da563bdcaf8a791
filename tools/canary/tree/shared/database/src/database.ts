import { bus } from "@zhian/bus/bus";

export const database = bus;
