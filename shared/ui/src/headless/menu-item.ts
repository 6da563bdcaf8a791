import type { ReactNode } from "react";

export interface MenuItem {
  key: string;
  label: ReactNode;
  /** A link, which works with or without script. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Shows a separator above it. */
  startsGroup?: boolean | undefined;
}
