import type { WheelEvent } from "react";

/** Props for a number field: the wheel scrolls the page instead of changing the value, which browsers do while the field has focus. */
export const ignoreWheel = {
  onWheel({ currentTarget }: WheelEvent<HTMLInputElement>): void {
    currentTarget.blur();
  },
};
