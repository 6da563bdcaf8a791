import { accessSync, constants } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

/**
 * The arguments that give npm a cache below `root` if its own is not writable, as in a read-only home folder; otherwise
 * none.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} env of a script that npm runs, which states the path of npm's cache
 */
export function cacheArguments(root, env) {
  const cache =
    env["npm_config_cache"] ?? join(homedir(), process.platform === "win32" ? "AppData/Local/npm-cache" : ".npm");
  return isWritable(cache) ? [] : [`--cache=${join(root, "var/npm-cache")}`];
}

/** For a folder that does not exist: whether it can be created. */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    return error.code === "ENOENT" && folder !== dirname(folder) && isWritable(dirname(folder));
  }
}
