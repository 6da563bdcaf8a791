import type { Head } from "@zhian/contracts/head";

interface LoadedMatches {
  matches: readonly { route: { id: string } }[];
  loaderData: Record<string, unknown>;
}

/** The head that the deepest matched loader gave, if any did. */
export function headOf({ matches, loaderData }: LoadedMatches): Head | undefined {
  return (
    matches
      // A loader's `head` is typed where it is written; here only its place is known.
      .map(({ route }) => (loaderData[route.id] as { head?: Head } | null | undefined)?.head)
      .findLast((head) => head !== undefined)
  );
}
