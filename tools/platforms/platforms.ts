export interface Platform {
  os: string;
  cpu: string;
}

/** The platforms for which the root package includes a Node. */
export const platforms: readonly Platform[] = [
  { os: "darwin", cpu: "arm64" },
  { os: "darwin", cpu: "x64" },
  { os: "linux", cpu: "arm64" },
  { os: "linux", cpu: "x64" },
  { os: "win32", cpu: "x64" },
];

/** Packages that work without a native program if there is none. */
export const portable: ReadonlySet<string> = new Set([
  // It falls back to its JavaScript build.
  "recheck",
]);
