import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "@zhian/chaos/free-port";
import { until } from "@zhian/chaos/until";
import type { Engine, Settings } from "./driver.ts";
import { startSession } from "./webkit-session.ts";

export interface WebkitPrograms {
  /** WebKitWebDriver. */
  driver: string;
  miniBrowser: string;
  /** Xvfb: the browser has no headless mode. */
  display: string;
}

/** The browser's own toolbar buttons would keep its window from being as narrow as a phone. */
const narrowBar =
  "button, entry, toolbar, toolitem, headerbar, image { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }";

/** Starts WebKitGTK's MiniBrowser on a virtual display. */
export async function startWebkit(programs: WebkitPrograms, settings: Settings): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), "webkit-engine-"));
  await writeGtkSettings(join(home, "gtk-3.0"), settings);
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const server = spawn(programs.driver, [`--port=${port}`], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: "x11",
      XDG_CONFIG_HOME: home,
      // Its sandbox needs permissions that a container lacks; only our own pages are opened here.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      // There is no graphics card, and emulating one on the CPU takes many times as long as CPU rendering. Compositing stays
      // enabled: without it, a view transition crashes the browser.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    },
  });
  const lines: string[] = [];
  createInterface({ input: server.stdout }).on("line", (line) => lines.push(line));
  const url = `http://127.0.0.1:${port}`;
  await until("WebKitWebDriver to be ready", async () => {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    return answer?.ok ?? false;
  });
  const session = await startSession({ url, miniBrowser: programs.miniBrowser, readLines: () => lines.splice(0) });
  return {
    begin: session.begin,
    async stop() {
      await session.quit();
      await endProcess(server);
      await endProcess(display.process);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function writeGtkSettings(folder: string, { reducedMotion = false }: Settings): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, "gtk.css"), narrowBar);
  await writeFile(join(folder, "settings.ini"), `[Settings]\ngtk-enable-animations=${Number(!reducedMotion)}\n`);
}

/** Large enough for the widest window. Xvfb uses the first free display number, and reports it. */
async function startDisplay(path: string): Promise<{ name: string; process: ChildProcess }> {
  const server = spawn(path, ["-displayfd", "1", "-screen", "0", "2600x1700x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = (await once(createInterface({ input: server.stdout }), "line")) as [string];
  return { name: `:${number.trim()}`, process: server };
}

async function endProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}
