import type { CDPSession } from "playwright";

export interface LoggedRequest {
  url: string;
  /** Wall-clock time. */
  startedAtMs: number;
  /** Transfer size, including headers. */
  bytes: number;
}

/** Every request of the page that reached the network, in order. */
export async function logRequests(session: CDPSession): Promise<readonly LoggedRequest[]> {
  const requests = new Map<string, LoggedRequest>();
  const log: LoggedRequest[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request, wallTime }) => {
    if (!request.url.startsWith("http")) return;
    const logged = { url: request.url, startedAtMs: wallTime * 1000, bytes: 0 };
    requests.set(requestId, logged);
    log.push(logged);
  });
  // A preloaded script is requested again, but not from the network.
  const forget = (requestId: string) => {
    const logged = requests.get(requestId);
    if (logged && log.includes(logged)) log.splice(log.indexOf(logged), 1);
  };
  session.on("Network.requestServedFromCache", ({ requestId }) => forget(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) forget(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const logged = requests.get(requestId);
    if (logged) logged.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  return log;
}
