import type { ReactNode } from "react";

export interface MenuItem {
  key: string;
  label: ReactNode;
  /** A link: followed with or without script. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** A rule stands above it. */
  startsGroup?: boolean | undefined;
}
