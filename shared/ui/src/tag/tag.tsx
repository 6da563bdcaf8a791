import type { ComponentProps } from "react";
import { classNames } from "../class-names/class-names.ts";
import css from "./tag.module.css";

interface TagProps extends ComponentProps<"span"> {
  tone?: "plain" | "brand" | "amber" | undefined;
}

/** A product code, a state, a category: one or two words in a ruled box. */
export function Tag({ tone = "plain", className, ...rest }: TagProps) {
  return <span {...rest} className={classNames(css["tag"], css[tone], className)} />;
}
