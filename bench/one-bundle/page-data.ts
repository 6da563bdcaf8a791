import type { Head } from "@zhian/contracts/head";
import type { Currency, Locale } from "@zhian/contracts/locale";
import type { PublicConfig } from "@zhian/contracts/render";
import type { Slot } from "@zhian/contracts/slots";

/** The document's data for the bundle, as JSON in `<script id="page">`. */
export interface PageData {
  locale: Locale;
  currency: Currency;
  config: PublicConfig;
  head: Head;
  /** Hydration data by slot. */
  data: Partial<Record<Slot, unknown>>;
}
