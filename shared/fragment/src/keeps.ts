import { useEffect } from "react";

const keepers = new Set<object>();

/**
 * Says that the fragment must not be remounted while `isAtStake`: what its visitor is about would be lost, and the shell cannot see it in the
 * page. It sees changed controls and open dialogs without being told.
 */
export function useKeeps(isAtStake: boolean): void {
  useEffect(() => {
    if (!isAtStake) return;
    const keeper = {};
    keepers.add(keeper);
    return () => void keepers.delete(keeper);
  }, [isAtStake]);
}

/** For the shell: undefined where it is to judge by what it sees. */
export function keeps(): true | undefined {
  return keepers.size > 0 || undefined;
}
