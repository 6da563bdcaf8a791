export interface Platform {
  os: string;
  cpu: string;
}

/** Those that the root package brings a Node for. */
export const platforms: readonly Platform[] = [
  { os: "darwin", cpu: "arm64" },
  { os: "darwin", cpu: "x64" },
  { os: "linux", cpu: "arm64" },
  { os: "linux", cpu: "x64" },
  { os: "win32", cpu: "x64" },
];

/** Packages that do without a program of their own where there is none. */
export const portable: ReadonlySet<string> = new Set([
  // It falls back to its build in JavaScript.
  "recheck",
]);
