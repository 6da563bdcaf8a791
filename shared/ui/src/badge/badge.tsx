import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import css from "./badge.module.css";

export interface BadgeProps extends ComponentProps<"span"> {
  /** Each has a sign of its own shape, so that colour is never alone: disc, ring, triangle, square, bar. */
  state: "ok" | "info" | "warn" | "err" | "off";
}

/** A present state in a word or two: of a service, an order, an assessment. */
export function Badge({ state, className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(css["badge"], css[state], className)} />;
}
