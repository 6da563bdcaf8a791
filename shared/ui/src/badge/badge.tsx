import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import css from "./badge.module.css";

export interface BadgeProps extends ComponentProps<"span"> {
  /** Each has its own shape, so that it never relies on colour alone: disc, ring, triangle, square, bar. */
  state: "ok" | "info" | "warn" | "err" | "off";
}

/** The current state of a service, an order or an assessment, in a word or two. */
export function Badge({ state, className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(css["badge"], css[state], className)} />;
}
