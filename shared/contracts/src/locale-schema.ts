import * as z from "zod/mini";
import { currencies, locales } from "./locale.ts";

// Separate from `locale.ts`, so that a fragment that only needs the language of a path loads no schemas.
export const localeSchema = z.enum(locales);
export const currencySchema = z.enum(currencies);
