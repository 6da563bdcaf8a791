import { frame } from "../parts/frame.ts";
import { exposeSlot } from "./slot.tsx";

export const { load } = exposeSlot(frame, "header");
