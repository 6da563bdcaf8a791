import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createReadStream } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join, normalize } from "node:path";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { SignedSnapshot, Snapshot } from "@zhian/contracts/snapshot";

interface DevRegistryOptions {
  port: number;
  environment: string;
}

interface Served {
  manifest: FragmentManifest;
  dist: string;
}

const dayMs = 86_400_000;
const filePath = /^\/files\/([^/]+)\/([^/]+)\/(.+)$/;

/**
 * The registry's API for a shell during development: its snapshot, events and files, directly from the build
 * folders, with a separate key. Nothing is published or stored.
 */
export async function startDevRegistry({ port, environment }: DevRegistryOptions) {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const fragments = new Map<string, Served>();
  const listeners = new Set<ServerResponse>();
  let revision = 0;

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://registry").pathname;
    if (path.endsWith("/snapshot")) return sendSnapshot(request, response);
    if (path.endsWith("/events")) return listen(request, response);
    sendFile(path, response);
  });

  function sendSnapshot(_request: IncomingMessage, response: ServerResponse) {
    const signed = signSnapshot({ environment, revision, fragments, privateKey });
    response.setHeader("content-type", "application/json").end(JSON.stringify(signed));
  }

  function listen(request: IncomingMessage, response: ServerResponse) {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    listeners.add(response);
    request.once("close", () => listeners.delete(response));
    tell(response, revision);
  }

  function sendFile(path: string, response: ServerResponse) {
    const [, name = "", version, file = ""] = filePath.exec(path) ?? [];
    const served = fragments.get(name);
    if (!served || served.manifest.version !== version || !Object.hasOwn(served.manifest.files, normalize(file))) {
      response.writeHead(404).end();
      return;
    }
    createReadStream(join(served.dist, file))
      .once("error", () => response.writeHead(404).end())
      .pipe(response);
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
    /** Serves this build from now on; shells are notified immediately. */
    serve(served: Served) {
      fragments.set(served.manifest.name, served);
      revision += 1;
      for (const listener of listeners) tell(listener, revision);
    },
  };
}

export type DevRegistry = Awaited<ReturnType<typeof startDevRegistry>>;

function tell(listener: ServerResponse, revision: number) {
  listener.write(`event: revision\ndata: ${JSON.stringify({ revision })}\n\n`);
}

interface SnapshotParts {
  environment: string;
  revision: number;
  fragments: ReadonlyMap<string, Served>;
  privateKey: KeyObject;
}

function signSnapshot({ environment, revision, fragments, privateKey }: SnapshotParts): SignedSnapshot {
  const now = Date.now();
  const snapshot: Snapshot = {
    schema: 1,
    environment,
    revision,
    head: "0".repeat(64),
    issuedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + dayMs).toISOString(),
    fragments: Object.fromEntries([...fragments].map(([name, { manifest }]) => [name, { stable: manifest }])),
  };
  const text = JSON.stringify(snapshot);
  return {
    keyId: keyIdOf(privateKey),
    signature: sign(null, Buffer.from(text), privateKey).toString("base64"),
    snapshot: text,
  };
}

/** Names keys as the registry does: a shell rejects a snapshot with any other key. */
function keyIdOf(privateKey: KeyObject): string {
  const der = createPublicKey(privateKey).export({ type: "spki", format: "der" });
  return createHash("sha256").update(der).digest("hex").slice(0, 16);
}
