import { classNames } from "../class-names/class-names.ts";
import css from "./crackle.module.css";
import type { CrackleOptions } from "./crackle-path.ts";
import { crackleSize } from "./crackle-size.ts";

interface CrackleProps {
  /** From `cracklePath`, called where the page's data are loaded. */
  path: string;
  spread?: CrackleOptions["spread"] | undefined;
  className?: string | undefined;
}

/**
 * A product's glaze: its own pattern of fine lines. With `spread="corner"` it is behind the upper right corner of the
 * nearest positioned box, otherwise it fills its container.
 */
export function Crackle({ path, spread, className }: CrackleProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${crackleSize.width} ${crackleSize.height}`}
      preserveAspectRatio="xMaxYMin slice"
      className={classNames(css["crackle"], spread === "corner" && css["corner"], className)}
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
