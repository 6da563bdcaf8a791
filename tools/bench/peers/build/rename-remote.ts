/** Name of a container: a global of the page. */
export function globalName(name: string): string {
  return name.replaceAll("-", "_");
}

/** A built file with each mention of the one remote made a mention of the other. */
export function renamed(text: string, from: string, to: string): string {
  return text.replaceAll(from, to).replaceAll(globalName(from), globalName(to));
}
