import { type EngineName, engineNames } from "../../e2e/engines/driver.ts";
import { whyNotTried } from "../../e2e/engines/programs.ts";
import { runToEnd } from "../processes/run-to-end.ts";

const packages: Record<Exclude<EngineName, "chromium">, string[]> = {
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb"],
};

/**
 * Why each engine that this machine lacks is not tested. Those available as system packages are installed first if no permission is
 * needed: as root, on Debian.
 */
export async function provideEngines(
  env: Record<string, string | undefined>,
  { root, detail }: { root: string; detail: (text: string) => void },
): Promise<string[]> {
  for (const name of ["firefox", "webkit"] as const) {
    if (whyNotTried(name, env) === undefined || process.getuid?.() !== 0) continue;
    detail(`installing ${packages[name].join(", ")}`);
    await install(packages[name], root);
  }
  return engineNames.flatMap((name) => whyNotTried(name, env) ?? []);
}

async function install(names: readonly string[], root: string): Promise<void> {
  try {
    await runToEnd(["apt-get", "update", "-qq"], { cwd: root });
    await runToEnd(["apt-get", "install", "-y", "-qq", ...names], { cwd: root });
  } catch {
    // This system has no apt-get: the missing packages are reported.
  }
}
