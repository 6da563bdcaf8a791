// In place of the parts of React Router's framework mode that its links import: manifests, prefetched page data, scripts. Here the
// shell prefetches, and there is no such mode.
import { createContext } from "react";

export const FrameworkContext = createContext<undefined>(undefined);

const neverPrefetches = [false, null, {}] as const;

export function usePrefetchBehavior() {
  return neverPrefetches;
}

export function mergeRefs<T>(own: T): T {
  return own;
}

export function PrefetchPageLinks(): null {
  return null;
}
