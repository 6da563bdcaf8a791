import type { DataRouter } from "@zhian/fragment/router";

/** webpack's hot module replacement API, which exists only in development. */
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
 * In development, revalidates a page's data after each build: changed text appears without a reload, even on a page that was
 * rendered from the data in its document. A production build does nothing.
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
