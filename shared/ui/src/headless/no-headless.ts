/** For a server, which renders what stands there before anything is touched. */
export function loadHeadless(): Promise<never> {
  return Promise.reject(new Error("there is no headless part on a server"));
}
