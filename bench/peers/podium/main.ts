import { hydrateSlot } from "../../one-bundle/hydrate-slot.tsx";
import { products } from "../parts/products.ts";
import { page } from "./page.ts";

await hydrateSlot(products, "main", page);
