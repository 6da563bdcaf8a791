/**
 * Runs once the browser has drawn what the server has sent, so that scripts never take that first frame's time. At once
 * where nothing is drawn: in a tab in the background.
 */
export function afterFirstPaint(run: () => void): void {
  if (document.visibilityState === "hidden") run();
  else requestAnimationFrame(() => setTimeout(run));
}
