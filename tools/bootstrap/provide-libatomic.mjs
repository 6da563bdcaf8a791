import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Installs the library that Node is linked with since version 25 and that small Linux systems lack. Resolves with whether it succeeded. */
export async function provideLibatomic() {
  if (process.platform !== "linux" || process.getuid() !== 0) return false;
  try {
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "libatomic1"]);
    return true;
  } catch {
    // Another system, or no network: the caller reports what to install.
    return false;
  }
}
