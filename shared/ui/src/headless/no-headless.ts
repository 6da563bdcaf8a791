/** For a server, which renders the state before any interaction. */
export function loadHeadless(): Promise<never> {
  return Promise.reject(new Error("headless parts are not available on the server"));
}
