import type { Head } from "@zhian/contracts/head";

interface LoadedMatches {
  matches: readonly { route: { id: string } }[];
  loaderData: Record<string, unknown>;
}

/** Returns the head from the deepest matched loader that provides one. */
export function headOf({ matches, loaderData }: LoadedMatches): Head | undefined {
  return (
    matches
      // A loader's `head` is typed where it is written; here only its location is known.
      .map(({ route }) => (loaderData[route.id] as { head?: Head } | null | undefined)?.head)
      .findLast((head) => head !== undefined)
  );
}
