import { accessSync, constants } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

/**
 * The arguments that give npm a cache below `root` when its own cannot be written, as in a home folder that is read-only; none
 * otherwise.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} env of a script that npm runs: it says there where its cache is
 */
export function cacheArguments(root, env) {
  const cache =
    env["npm_config_cache"] ?? join(homedir(), process.platform === "win32" ? "AppData/Local/npm-cache" : ".npm");
  return isWritable(cache) ? [] : [`--cache=${join(root, "var/npm-cache")}`];
}

/** Of a folder that is not there: whether it can be made. */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    return error.code === "ENOENT" && folder !== dirname(folder) && isWritable(dirname(folder));
  }
}
