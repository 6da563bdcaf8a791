declare module "@mdn/mdn-http-observatory" {
  /** `address`: a host, optionally with a port and a path. */
  export function scan(address: string): Promise<{ scan: unknown; tests: unknown }>;
}
