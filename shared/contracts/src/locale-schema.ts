import * as z from "zod/mini";
import { currencies, locales } from "./locale.ts";

// Apart from `locale.ts`, so that a fragment that only asks for the language of a path carries no schemas.
export const localeSchema = z.enum(locales);
export const currencySchema = z.enum(currencies);
