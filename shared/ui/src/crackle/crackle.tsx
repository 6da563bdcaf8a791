import { classNames } from "../class-names/class-names.ts";
import css from "./crackle.module.css";
import { type CrackleOptions, cracklePath, crackleSize } from "./crackle-path.ts";

export interface CrackleProps extends CrackleOptions {
  className?: string | undefined;
}

/**
 * The glaze of a product: fine lines that are its own. With `spread="corner"` it lies behind the upper right corner of
 * the nearest positioned box, otherwise it fills its place.
 */
export function Crackle({ className, ...options }: CrackleProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${crackleSize.width} ${crackleSize.height}`}
      preserveAspectRatio="xMaxYMin slice"
      className={classNames(css["crackle"], options.spread === "corner" && css["corner"], className)}
    >
      <path d={cracklePath(options)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
