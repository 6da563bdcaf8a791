import { signAddress } from "@zhian/contracts/signs";
import { classNames } from "../class-names/class-names.ts";
import css from "./seal.module.css";

interface SealProps {
  /** One of the Han characters that the site has as drawings (`tools/signs`). */
  glyph: string;
  /** `vermilion`: something is certified, signed or bought. `ink`: navigation. */
  look?: "ink" | "vermilion" | undefined;
  size?: "small" | "large" | undefined;
  className?: string | undefined;
}

/** A product's mark. Always next to its name, so it has no label of its own. */
export function Seal({ glyph, look = "ink", size, className }: SealProps) {
  return (
    <span aria-hidden="true" className={classNames(css["seal"], css[look], size && css[size], className)}>
      <svg>
        <use href={signAddress(glyph)} />
      </svg>
    </span>
  );
}
