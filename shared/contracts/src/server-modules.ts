/**
 * What a server bundle may ask for by `require`, with or without `node:`: modules that server builds of React and its router import. None of
 * them reaches files, sockets or processes.
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
