import { b } from "./first.ts";

export const second = () => b;
