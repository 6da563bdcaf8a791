import { spawn } from "node:child_process";
import { BootstrapError } from "./bootstrap-error.mjs";
import { explainFailure } from "./explain-failure.mjs";

const missing = "npm is missing. It comes with Node: install Node 20 or later from https://nodejs.org";

/** Runs npm until it exits. If it fails, throws a BootstrapError with the remedy, or with the end of npm's output. */
export function runNpm(root, args) {
  // Under `npm start`, npm states its path; a plain `node tools/bootstrap.mjs` has to find it.
  const own = process.env.npm_execpath;
  const [program, first] = own?.endsWith(".js") ? [process.execPath, [own]] : ["npm", []];
  // Under `npm --silent start`, its npm would be silent as well, and a failure could not be explained.
  const child = spawn(program, [...first, ...args, "--loglevel=error"], {
    cwd: root,
    shell: process.platform === "win32" && program === "npm",
  });
  let output = "";
  const keep = (chunk) => {
    output = (output + chunk).slice(-20_000);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return new Promise((resolve, reject) => {
    child.once("error", (error) =>
      reject(new BootstrapError(error.code === "ENOENT" ? missing : explainFailure(String(error)))),
    );
    // Not "exit": its last output may arrive after that.
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new BootstrapError(`\nnpm ${args[0]} failed. ${explainFailure(output)}`));
    });
  });
}
