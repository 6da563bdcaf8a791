/**
 * Modules that a server bundle may `require`, with or without `node:`: those that server builds of React and its router import. None of
 * them gives access to files, sockets or processes.
 */
export const serverModules = [
  "assert",
  "async_hooks",
  "buffer",
  "crypto",
  "events",
  "path",
  "perf_hooks",
  "querystring",
  "stream",
  "stream/web",
  "string_decoder",
  "url",
  "util",
  "util/types",
] as const;
