// The parts of the contract that this page uses. See docs/guides/fragment-contract.md for the rest.

export type Locale = "en" | "zh";
export type Currency = "USD" | "IDR";

export interface Head {
  title: string;
  description: string;
  keywords: string;
}

export interface Product {
  code: string;
  name: Record<Locale, string>;
  /** In US dollars, by billing unit and by name. */
  usd?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
}

/** `rate` is in rupiah per US dollar. */
export interface Api {
  call(name: "finance.currencyRate"): Promise<{ rate: number }>;
}

interface State {
  locale: Locale;
  currency: Currency;
}

export interface Bus {
  get<Name extends keyof State>(name: Name): State[Name];
  watch<Name extends keyof State>(
    name: Name,
  ): { subscribe(listener: (value: State[Name]) => void): { unsubscribe(): void } };
}

export interface FragmentProps {
  release: { base: string };
  bus: Bus;
  api: Api;
  catalogue?(): Promise<readonly Product[]>;
  data?: { main?: unknown };
  initial: { currency: Currency };
  signal?: AbortSignal;
  slotElement(slot: "main"): HTMLElement;
  owns(path: string): boolean;
  setHead(head: Head): void;
  settled(): void;
}

export interface RenderRequest {
  locale: Locale;
  currency: Currency;
  catalogue?: readonly Product[];
}

export interface RenderContext {
  api: Api;
  decide(decision: { status: number; head: Head; chunks: readonly string[] }): void;
}

export interface Rendered {
  html: { main: string };
  data: { main: unknown };
}
