/**
 * Copies a text to the clipboard. `denied`: the browser refuses, as it does without permission, a secure origin or the focus;
 * `failed`: the text could not be fetched.
 */
export async function copyText(text: string | Promise<string>): Promise<"copied" | "denied" | "failed"> {
  try {
    await (typeof text === "string" ? navigator.clipboard.writeText(text) : writeLate(text));
    return "copied";
  } catch {
    return (await isThere(text)) ? "denied" : "failed";
  }
}

/** Passes the text as a promise: Safari refuses a write that begins after the click. */
async function writeLate(text: Promise<string>): Promise<void> {
  const blob = text.then((given) => new Blob([given], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

async function isThere(text: string | Promise<string>): Promise<boolean> {
  try {
    await text;
    return true;
  } catch {
    return false;
  }
}
