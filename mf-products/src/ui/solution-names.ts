import { createContext } from "react";

interface SolutionName {
  slug: string;
  name: string;
}

/** The solutions that a page names. */
export const SolutionNames = createContext<readonly SolutionName[]>([]);
