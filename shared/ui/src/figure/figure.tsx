import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import type { Elements } from "../elements/elements.ts";
import css from "./figure.module.css";

interface FigureProps {
  /** The number by which the text refers to it: "Figure 2", "图 2". */
  number?: string | undefined;
  /** The content and its source. */
  caption: ReactNode;
  className?: string | undefined;
  children: Elements;
}

/** A picture, drawing or table with its number and caption, ruled off below. */
export function Figure({ number, caption, className, children }: FigureProps) {
  return (
    <figure className={classNames(css["figure"], className)}>
      {children}
      <FigureCaption number={number}>{caption}</FigureCaption>
    </figure>
  );
}

interface FigureCaptionProps extends Pick<FigureProps, "number"> {
  id?: string | undefined;
  children: ReactNode;
}

export function FigureCaption({ number, id, children }: FigureCaptionProps) {
  return (
    <figcaption id={id} className={css["caption"]}>
      {number && <span className={css["number"]}>{`${number} `}</span>}
      <span>{children}</span>
    </figcaption>
  );
}
