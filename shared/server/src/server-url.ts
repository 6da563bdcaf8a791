import type { AddressInfo, Server } from "node:net";

/** URL of a server that listens on `host`, without a trailing slash: `http://127.0.0.1:8081`. */
export function serverUrl(server: Server, host: string): string {
  // A server that listens on a port has an object for its address.
  const { port } = server.address() as AddressInfo;
  return `http://${bracketed(host)}:${port}`;
}

/** A host as written in a URL: brackets around IPv6. */
export function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}
