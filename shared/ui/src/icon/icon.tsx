import type { LucideIcon } from "lucide-react";

interface IconProps {
  of: LucideIcon;
  /** In CSS pixels. */
  size?: number | undefined;
  className?: string | undefined;
}

/** An action's icon; always next to a word, so it has no label of its own. */
export function Icon({ of: Sign, size = 20, className }: IconProps) {
  return <Sign size={size} strokeWidth={1.5} aria-hidden="true" focusable="false" className={className} />;
}
