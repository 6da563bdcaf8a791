const file = "entry.css";

/**
 * Pages rendered by the server already have the styles in their head; for others this loads them, as bundlers' runtimes do. `base`: the
 * URL of the release's files. The shell adds the file's integrity hash. Rejects if the file cannot be loaded.
 */
export async function loadStyles(base: string): Promise<void> {
  const href = base + file;
  if (document.head.querySelector(`style[data-href="${href}"], link[rel="stylesheet"][href="${href}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.addEventListener("load", () => resolve(), { once: true });
  link.addEventListener("error", () => reject(new Error(`${href} could not be loaded`)), { once: true });
  document.head.append(link);
  await promise.catch((error: unknown) => {
    // Lets the next mount retry.
    link.remove();
    throw error;
  });
}
