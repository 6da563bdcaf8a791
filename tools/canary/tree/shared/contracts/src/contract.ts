import { bus } from "@zhian/bus/bus";

export const contract = bus;
