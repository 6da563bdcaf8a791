import type { AddressInfo, Server } from "node:net";

/** Where a server that listens on `host` is reached, without a slash at its end: `http://127.0.0.1:8081`. */
export function serverUrl(server: Server, host: string): string {
  // A server that listens on a port has an object for its address.
  const { port } = server.address() as AddressInfo;
  return `http://${bracketed(host)}:${port}`;
}

/** A host as it stands in an address: brackets around IPv6. */
export function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}
