import { findFreePorts } from "../free-ports.ts";
import type { LoadServer, LoadSite } from "./load-site.ts";
import { startLoad } from "./start-load.ts";

const warmUp = { rate: 40, seconds: 5 };
/** The page that the other measures load. */
export const pagePath = "/products/bcc";

/** Starts a separate shell for one measure, so that measures do not affect each other, and stops it afterwards. */
export async function withShell<T>(
  site: LoadSite,
  work: (shell: LoadServer) => Promise<T>,
  change: Record<string, string> = {},
): Promise<T> {
  const [port] = await findFreePorts(1);
  const shell = await site.start("shell", { SHELL_PORT: String(port), SHELL_ORIGIN: undefined, ...change });
  try {
    await startLoad(site, { url: shell.url, paths: [pagePath, `/zh${pagePath}`], ...warmUp }).report;
    return await work(shell);
  } finally {
    await shell.stop();
  }
}
