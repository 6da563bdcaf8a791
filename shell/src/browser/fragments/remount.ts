import { getAppStatus, LOAD_ERROR, triggerAppChange, unloadApplication } from "single-spa";

/** What single-spa could not load it does not try again for 200 ms: a timer may be a little early by its clock. */
const loadErrorRestMs = 250;

/** Puts a fragment away, code and all, and mounts it again where it is to be. Resolves when it is known what became of it. */
export async function remount(name: string): Promise<void> {
  if (getAppStatus(name) === LOAD_ERROR) await new Promise((resolve) => setTimeout(resolve, loadErrorRestMs));
  else await unloadApplication(name, { waitForUnmount: false });
  await triggerAppChange();
}
