import { useEffect } from "react";

const keepers = new Set<object>();

/**
 * Declares that the fragment must not be remounted while `isAtStake`: it would lose a visitor's work that the shell cannot detect in
 * the page. The shell detects changed controls and open dialogs itself.
 */
export function useKeeps(isAtStake: boolean): void {
  useEffect(() => {
    if (!isAtStake) return;
    const keeper = {};
    keepers.add(keeper);
    return () => void keepers.delete(keeper);
  }, [isAtStake]);
}

/** For the shell: if undefined, the shell decides from the page. */
export function keeps(): true | undefined {
  return keepers.size > 0 || undefined;
}
