import { classNames } from "../class-names/class-names.ts";
import css from "./skeleton.module.css";

interface SkeletonProps {
  /** The kind of content to come. */
  of?: "text" | "title" | "figure" | undefined;
  /** Of text: how many lines. */
  lines?: number | undefined;
  className?: string | undefined;
}

/**
 * The place of content still loading, as large as that will be. It does not move: nothing on the site does for long.
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
