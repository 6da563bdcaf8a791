import { b } from "@zhian/mf-b/first";

export const client = b;
