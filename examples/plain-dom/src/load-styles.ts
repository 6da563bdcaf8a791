const file = "entry.css";

/**
 * Styles stand in the head of a page that the server has rendered; to others they are brought here, as bundlers' runtimes do. `base`: address
 * of the release's files. The shell adds the hash of the file. Rejects when it does not come.
 */
export async function loadStyles(base: string): Promise<void> {
  const href = base + file;
  if (document.head.querySelector(`style[data-href="${href}"], link[rel="stylesheet"][href="${href}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.addEventListener("load", () => resolve(), { once: true });
  link.addEventListener("error", () => reject(new Error(`${href} is lost`)), { once: true });
  document.head.append(link);
  await promise.catch((error: unknown) => {
    // The next mount asks again.
    link.remove();
    throw error;
  });
}
