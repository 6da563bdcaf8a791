import { classNames } from "../class-names/class-names.ts";
import css from "./crackle.module.css";
import { type CrackleOptions, crackleSize } from "./crackle-path.ts";

interface CrackleLinesProps {
  /** Of `cracklePath`: computed where the page's data is, it need not be computed in the browser. */
  path: string;
  spread?: CrackleOptions["spread"] | undefined;
  className?: string | undefined;
}

/** The lines of a glaze; with `spread="corner"` behind the upper right corner of the nearest positioned box. */
export function CrackleLines({ path, spread, className }: CrackleLinesProps) {
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
