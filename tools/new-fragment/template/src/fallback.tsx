import type { Locale } from "@zhian/contracts/locale";
import type { Slot } from "@zhian/contracts/slots";
import { MainFallback } from "@zhian/page/main-fallback";

export function Fallback({ locale }: { slot: Slot; locale: Locale }) {
  return <MainFallback locale={locale} />;
}
