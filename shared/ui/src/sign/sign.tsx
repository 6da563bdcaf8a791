import { signAddress } from "@zhian/contracts/signs";
import css from "./sign.module.css";

interface SignProps {
  /** One of the Chinese words that the site has as drawings (`tools/signs`). */
  text: string;
}

/** A Chinese word as a drawing, which needs no Chinese font. Used inside an element that has its text, or next to its name. */
export function Sign({ text }: SignProps) {
  return (
    <svg aria-hidden="true" width={`${text.length}em`} className={css["sign"]}>
      <use href={signAddress(text)} />
    </svg>
  );
}
