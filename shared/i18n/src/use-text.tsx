import type { Locale } from "@zhian/contracts/locale";
import type { TFunction } from "i18next";
import { createContext, type ReactNode, use, useMemo } from "react";
import { createI18n, type Messages } from "./create-i18n.ts";

export type Text = TFunction;

const TextContext = createContext<Text | null>(null);

interface TextProviderProps {
  messages: Messages;
  locale: Locale;
  children: ReactNode;
}

/** Gives a fragment's components their texts, and gives them anew when the locale is switched. */
export function TextProvider({ messages, locale, children }: TextProviderProps) {
  const i18n = useMemo(() => createI18n(messages, locale), [messages, locale]);
  return <TextContext value={i18n.t}>{children}</TextContext>;
}

/** `t(key, variables)` in the visitor's language. */
export function useText(): Text {
  const text = use(TextContext);
  if (!text) throw new Error("useText() needs a <TextProvider> above it; the fragment's adapter puts one there");
  return text;
}
