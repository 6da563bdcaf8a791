import type { FormEvent } from "react";

/** Puts right what is typed or pasted as soon as it stands there. */
export function tidy(put: (text: string) => string): (event: FormEvent<HTMLInputElement>) => void {
  return ({ currentTarget }) => {
    const right = put(currentTarget.value);
    if (right !== currentTarget.value) currentTarget.value = right;
  };
}
