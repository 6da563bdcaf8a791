import { classNames } from "../class-names/class-names.ts";
import css from "./skeleton.module.css";

interface SkeletonProps {
  /** The kind of content being loaded. */
  of?: "text" | "title" | "figure" | undefined;
  /** Number of lines, for text. */
  lines?: number | undefined;
  className?: string | undefined;
}

/**
 * A placeholder for content still loading, of the same size. Not animated: nothing on the site moves for long.
 * Announces nothing itself: the region that it fills is `aria-busy`.
 */
export function Skeleton({ of = "text", lines = 1, className }: SkeletonProps) {
  const count = of === "text" ? lines : 1;
  return (
    <span aria-hidden="true" className={classNames(css["skeleton"], className)}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classNames(css["bar"], css[of])} />
      ))}
    </span>
  );
}
