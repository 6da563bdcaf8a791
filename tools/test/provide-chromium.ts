import { runToEnd } from "../processes/run-to-end.ts";
import { CommandError } from "../progress/print-failure.ts";
import { findChromium } from "./find-chromium.ts";

const ways = [
  { said: "installing Playwright's", commands: [["playwright", "install", "chromium"]] },
  {
    said: "installing the system's package",
    commands: [
      ["apt-get", "update", "-qq"],
      ["apt-get", "install", "-y", "-qq", "chromium"],
      // Debian's package; without it the browser tests take a sixth longer.
      ["apt-get", "install", "-y", "-qq", "chromium-headless-shell"],
    ],
  },
];

/** Path of a Chromium that starts, installed if there was none. Throws with the remedy if none can be installed. */
export async function provideChromium(root: string, detail: (text: string) => void): Promise<string> {
  const present = await findChromium(process.env);
  if (present !== null) return present;
  for (const { said, commands } of ways) {
    detail(said);
    for (const command of commands) if (!(await succeeds(command, root))) break;
    const installed = await findChromium(process.env);
    if (installed !== null) return installed;
  }
  throw new CommandError(
    "No Chromium was found, and none could be installed. Install one (apt-get install chromium, or Google Chrome), " +
      "or set its path: CHROMIUM_PATH=/path/to/chromium npm test",
  );
}

async function succeeds(command: readonly string[], root: string): Promise<boolean> {
  try {
    return (await runToEnd(command, { cwd: root })).code === 0;
  } catch {
    // This system does not have the program: continues with the next way, or the remedy.
    return false;
  }
}
