import { classNames } from "../class-names/class-names.ts";
import css from "./crackle.module.css";
import type { CrackleOptions } from "./crackle-path.ts";
import { crackleSize } from "./crackle-size.ts";

interface CrackleProps {
  /** Of `cracklePath`, called where the page's data are loaded. */
  path: string;
  spread?: CrackleOptions["spread"] | undefined;
  className?: string | undefined;
}

/**
 * The glaze of a product: fine lines that are its own. With `spread="corner"` it lies behind the upper right corner of
 * the nearest positioned box, otherwise it fills its place.
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
