import { CrackleLines } from "./crackle-lines.tsx";
import { type CrackleOptions, cracklePath } from "./crackle-path.ts";

interface CrackleProps extends CrackleOptions {
  className?: string | undefined;
}

/**
 * The glaze of a product: fine lines that are its own. With `spread="corner"` it lies behind the upper right corner of
 * the nearest positioned box, otherwise it fills its place.
 */
export function Crackle({ className, ...options }: CrackleProps) {
  return <CrackleLines path={cracklePath(options)} spread={options.spread} className={className} />;
}
