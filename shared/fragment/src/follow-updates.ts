import type { DataRouter } from "@zhian/fragment/router";

/** Of webpack's hot module replacement: there in development alone. */
interface HotModule {
  addStatusHandler(handler: (status: string) => void): void;
  removeStatusHandler(handler: (status: string) => void): void;
}

declare global {
  interface ImportMeta {
    webpackHot?: HotModule;
  }
}

/**
 * In development, has a page reload its data after each build: a text that has changed is shown without a reload, also on a page that was
 * drawn from the data in its document. A build for production has none of it.
 */
export function followUpdates(router: Pick<DataRouter, "revalidate">): () => void {
  const hot = import.meta.webpackHot;
  if (!hot) return () => {};
  const onStatus = (status: string) => {
    if (status === "idle") void router.revalidate();
  };
  hot.addStatusHandler(onStatus);
  return () => hot.removeStatusHandler(onStatus);
}
