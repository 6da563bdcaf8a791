/** For a server, which renders the state before any interaction. */
export function loadHeadless(): Promise<never> {
  return Promise.reject(new Error("there is no headless part on a server"));
}
