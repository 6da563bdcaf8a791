import { hydrateSlot } from "../../one-bundle/hydrate-slot.tsx";
import { frame } from "../parts/frame.ts";
import { page } from "./page.ts";

await Promise.all([hydrateSlot(frame, "header", page), hydrateSlot(frame, "footer", page)]);
