// In place of the federation runtime's manifests, snapshots and preloading, which core and remote handlers import although the
// build switches them off: here a remote is registered by its entry's own address, and the document preloads.
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {} };
  manifestCache = new Map<string, unknown>();
}

export function getGlobalRemoteInfo(): object {
  return {};
}

export function formatPreloadArgs(): never {
  throw new Error("this page's remotes are preloaded by its document");
}

export function preloadAssets(): never {
  return formatPreloadArgs();
}

// Imported by a plugin that is switched off, and never read.
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = undefined;
