/** A full disk makes the next write of any program fail, each with a different message. */
export const fullDisk = /ENOSPC|EDQUOT|no space left|quota exceeded/i;

const known = [
  [fullDisk, "The disk is full. Free some space (npm cache clean --force frees npm's), then run the command again."],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    "npm cannot reach its registry. Check the network or the proxy (npm config get registry), then run the command again.",
  ],
  [
    /CERT_|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/,
    "npm does not trust the certificate of its registry or proxy. Set your own CA file (npm config set cafile), then run the command again.",
  ],
  [
    /E40[134]\b/,
    "npm's registry refused a package or does not have it. Check which registry is set (npm config get registry), then run the command again.",
  ],
  [
    /EINTEGRITY/,
    "A downloaded package does not match the lock file. Run npm cache verify, then run the command again.",
  ],
  [/EACCES|EPERM|EROFS/, "This folder is not writable. Give yourself write permission, then run the command again."],
  [/EMFILE|ENFILE/, "Too many files are open. Raise the limit (ulimit -n 4096), then run the command again."],
  [/npm ci.*can only install|in sync/s, "package.json and package-lock.json are out of sync. Run: npm install"],
];

/** Returns one line with a remedy for a known failure, otherwise the failure's own last lines. */
export function explainFailure(output) {
  for (const [sign, remedy] of known) if (sign.test(output)) return remedy;
  return output.trim().split("\n").slice(-12).join("\n");
}
