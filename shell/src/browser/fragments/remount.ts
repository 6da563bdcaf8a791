import { getAppStatus, LOAD_ERROR, triggerAppChange, unloadApplication } from "single-spa";

/** single-spa does not retry a failed load for 200 ms; a timer may fire slightly early by its clock. */
const loadErrorRestMs = 250;

/** Unloads a fragment, code and all, and mounts it again where it belongs. Resolves when the outcome is known. */
export async function remount(name: string): Promise<void> {
  if (getAppStatus(name) === LOAD_ERROR) await new Promise((resolve) => setTimeout(resolve, loadErrorRestMs));
  else await unloadApplication(name, { waitForUnmount: false });
  await triggerAppChange();
}
