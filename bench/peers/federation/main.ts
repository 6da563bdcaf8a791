import { products } from "../parts/products.ts";
import { exposeSlot } from "./slot.tsx";

export const { load } = exposeSlot(products, "main");
