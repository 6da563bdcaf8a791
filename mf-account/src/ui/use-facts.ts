import { useText } from "@zhian/i18n/use-text";

type FactName = "session" | "refusal" | "puzzle" | "password" | "phone" | "demo" | "everySession";

/** The facts next to a form. */
export function useFacts(names: readonly FactName[]): { term: string; text: string }[] {
  const t = useText();
  return names.map((name) => ({ term: t(`facts.${name}.term`), text: t(`facts.${name}.text`) }));
}
