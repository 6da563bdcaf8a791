import { errorMessage } from "@zhian/server/read-error";

/** Names the variable whose value makes `work` fail: the system's message alone does not show what to fix. */
export async function blameVariable<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const reason = errorMessage(cause).replace(/\.$/, "");
    throw new Error(`The registry cannot start: ${name} does not work: ${reason}.`, { cause });
  }
}
