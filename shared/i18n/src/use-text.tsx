import type { Locale } from "@zhian/contracts/locale";
import { createContext, type ReactNode, use } from "react";
import type { Messages } from "./create-i18n.ts";
import { type Text, textOf } from "./text-of.ts";

export type { Text } from "./text-of.ts";

const TextContext = createContext<Text | null>(null);

interface TextProviderProps {
  messages: Messages;
  locale: Locale;
  children: ReactNode;
}

/** Provides a fragment's components with their texts, and updates them when the locale changes. */
export function TextProvider({ messages, locale, children }: TextProviderProps) {
  return <TextContext value={textOf(messages, locale)}>{children}</TextContext>;
}

/** Returns `t(key, variables)` in the visitor's language. */
export function useText(): Text {
  const text = use(TextContext);
  if (!text) throw new Error("useText() requires a <TextProvider>; the fragment's adapter provides one");
  return text;
}
