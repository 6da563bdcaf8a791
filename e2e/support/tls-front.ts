import { once } from "node:events";
import { createServer as createPlainServer, request } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { createServer, type Socket } from "node:net";
import { generate } from "selfsigned";

export interface TlsFront {
  /** `localhost:<port>`, for both TLS and plain HTTP. */
  host: string;
  /** The certificate that clients must trust. */
  certificate: string;
  /** Sets the origin to which requests are forwarded from now on. */
  send(target: string): void;
  stop(): Promise<void>;
}

const tlsHandshake = 0x16;

/**
 * Stands in for the production front of the shell: terminates TLS, and redirects plain requests. Both use one port, since the
 * Observatory has no other for a name with a port: the first byte of a connection distinguishes them. The Observatory does not scan
 * failures, so failures are passed on as successes, with their own headers.
 */
export async function startTlsFront(): Promise<TlsFront> {
  const { private: key, cert } = await makeCertificate();
  let target = "";
  const secure = createTlsServer({ key, cert }, (incoming, answer) => {
    const { method = "GET", headers, url = "/" } = incoming;
    const onward = request(new URL(url, target), { method, headers }, (from) => {
      const { statusCode = 502 } = from;
      answer.writeHead(statusCode < 400 ? statusCode : 200, from.headers);
      from.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    incoming.pipe(onward);
  });
  const plain = createPlainServer(({ headers, url }, answer) => {
    answer.writeHead(301, { location: `https://${headers.host}${url}` }).end();
  });
  const sockets = new Set<Socket>();
  const front = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
    socket.once("data", (first) => {
      socket.pause();
      socket.unshift(first);
      if (first[0] === tlsHandshake) return secure.emit("connection", socket);
      plain.emit("connection", socket);
      // TLS reads from the underlying handle; plain HTTP needs the stream to flow.
      return socket.resume();
    });
  }).listen(0, "localhost");
  await once(front, "listening");
  const address = front.address();
  if (!address || typeof address === "string") throw new Error("a TCP server's address is an object");

  return {
    host: `localhost:${address.port}`,
    certificate: cert,
    send: (to) => void (target = to),
    async stop() {
      const closed = once(front, "close");
      front.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function makeCertificate() {
  return generate([{ name: "commonName", value: "localhost" }], {
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
}
