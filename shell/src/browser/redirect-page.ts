/** Where a login leads back to: the path with its first query pair. */
export function redirectPage({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  const [first] = new URLSearchParams(search);
  return first ? `${pathname}?${new URLSearchParams([first])}` : pathname;
}
