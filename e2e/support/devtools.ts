import { once } from "node:events";

interface Message {
  id?: number;
  method?: string;
  result?: Record<string, unknown>;
  error?: { message: string };
}

export interface Devtools {
  /** Sends one command of the DevTools protocol; rejects with the protocol's error. */
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** Resolves with the next event of this name, whose domain must have been enabled with `send`. */
  next(event: string): Promise<void>;
}

/** Connects to one target of a browser over the DevTools protocol. */
export async function connectDevtools(address: string): Promise<Devtools> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const awaited = new Map<string, PromiseWithResolvers<void>>();
  let lastId = 0;
  socket.addEventListener("message", ({ data }) => {
    // The protocol's message format.
    const { id = 0, method = "", result = {}, error } = JSON.parse(String(data)) as Message;
    awaited.get(method)?.resolve();
    awaited.delete(method);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  });
  await once(socket, "open");

  return {
    send(method, params = {}) {
      lastId += 1;
      const asked = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(lastId, asked);
      socket.send(JSON.stringify({ id: lastId, method, params }));
      return asked.promise;
    },
    next(event) {
      const coming = awaited.get(event) ?? Promise.withResolvers<void>();
      awaited.set(event, coming);
      return coming.promise;
    },
  };
}
