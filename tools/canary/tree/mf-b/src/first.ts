import { second } from "./second.ts";

export const b = () => second;
