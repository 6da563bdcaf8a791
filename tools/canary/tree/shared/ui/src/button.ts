import { bus } from "@zhian/bus/bus";

export const button = bus;
