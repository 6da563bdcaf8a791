import type { WheelEvent } from "react";

/** For a number field: whoever scrolls over it scrolls the page, and changes no number. A browser turns the wheel's number only under the focus. */
export const holdNumber = {
  onWheel({ currentTarget }: WheelEvent<HTMLInputElement>): void {
    currentTarget.blur();
  },
};
