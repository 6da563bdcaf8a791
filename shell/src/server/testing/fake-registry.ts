import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { PreviewState } from "@zhian/contracts/preview-pass";
import type { SignedSnapshot, Snapshot } from "@zhian/contracts/snapshot";
import { createFakePreviews, type Refused } from "./fake-previews.ts";
import type { FixtureRelease } from "./fragment-fixture.ts";

interface Served {
  stable: FixtureRelease;
  canary?: { release: FixtureRelease; percent: number };
}
type Answer = (response: ServerResponse) => void;

export interface FakeRegistry {
  url: string;
  publicKey: string;
  /** Makes and serves the next revision, and notifies the listening shells. */
  serve(served: readonly (FixtureRelease | Served)[], changes?: Partial<Snapshot>): void;
  sign(snapshot: Snapshot): SignedSnapshot;
  signText(text: string): { keyId: string; signature: string };
  snapshot(): Snapshot;
  /** Overrides the response to requests for the snapshot; undefined restores it. Notifies the listening shells. */
  answerSnapshot(answer: Answer | undefined): void;
  /** Sets the state of a preview: its releases, whose files are served from then on, or why it has ended. */
  preview(id: string, said: readonly FixtureRelease[] | Refused, changes?: Partial<PreviewState>): void;
  /** Overrides the response for one file, by `name/version/path`; undefined restores it. */
  answerFile(file: string, answer: Answer | undefined): void;
  snapshotQuestions(): number;
  close(): Promise<void>;
}

function createSigner() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const signText = (text: string) => ({
    keyId: keyIdOf(publicKey),
    signature: sign(null, Buffer.from(text), privateKey).toString("base64"),
  });
  const signed = (snapshot: Snapshot): SignedSnapshot => {
    const text = JSON.stringify(snapshot);
    return { ...signText(text), snapshot: text };
  };
  return { publicKey, signText, signed };
}

/** Starts a server that behaves like the registry, and lies on request. */
export async function startFakeRegistry(): Promise<FakeRegistry> {
  const { publicKey, signText, signed } = createSigner();
  const files = new Map<string, string>();
  const lies = new Map<string, Answer>();
  const events = createEvents();
  let current: Snapshot = { schema: 1, environment: "production", revision: 0, head: "h0", ...dates(), fragments: {} };
  const previews = createFakePreviews(signText);
  let lie: Answer | undefined;
  let questions = 0;

  const server = createServer((request: IncomingMessage, response) => {
    const path = request.url ?? "";
    if (path.endsWith("/events")) events.listen(response);
    else if (path.endsWith("/snapshot")) answerSnapshot(response);
    else if (path.includes("/previews/")) previews.answer(response, path);
    else answerFile(response, path.replace("/files/", ""));
  });

  function answerSnapshot(response: ServerResponse): void {
    questions += 1;
    if (lie) return lie(response);
    response.writeHead(200, { etag: `"${current.revision}"` }).end(JSON.stringify(signed(current)));
  }

  function answerFile(response: ServerResponse, file: string): void {
    const text = files.get(file);
    const lied = lies.get(file);
    if (lied) lied(response);
    else response.writeHead(text === undefined ? 404 : 200).end(text);
  }

  return {
    url: await openServer(server),
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
    serve(served, changes) {
      const all = served.map((one): Served => ("stable" in one ? one : { stable: one }));
      const releases = all.flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])]);
      for (const [file, text] of releases.flatMap(filesOf)) files.set(file, text);
      const fragments = all.map(toDeployment);
      const revision = current.revision + 1;
      const facts = { revision, head: `h${revision}`, ...dates(), fragments: Object.fromEntries(fragments) };
      current = { ...current, ...facts, ...changes };
      events.tell();
    },
    sign: signed,
    signText,
    snapshot: () => current,
    answerSnapshot(answer) {
      lie = answer;
      events.tell();
    },
    preview(id, said, changes) {
      if ("code" in said) return previews.refuse(id, said);
      for (const [file, text] of said.flatMap(filesOf)) files.set(file, text);
      previews.show(id, said.map(toManifest), changes);
    },
    answerFile: (file, answer) => void (answer ? lies.set(file, answer) : lies.delete(file)),
    snapshotQuestions: () => questions,
    close: () => closeServer(server),
  };
}

function createEvents() {
  const listeners = new Set<ServerResponse>();
  const write = (response: ServerResponse) => response.write("event: revision\ndata: {}\n\n");
  return {
    listen(response: ServerResponse): void {
      response.writeHead(200, { "content-type": "text/event-stream" });
      write(response);
      listeners.add(response);
      response.on("close", () => listeners.delete(response));
    },
    tell: () => listeners.forEach(write),
  };
}

function keyIdOf(key: KeyObject): string {
  const der = key.export({ type: "spki", format: "der" });
  return createHash("sha256").update(der).digest("hex").slice(0, 16);
}

function dates(): { issuedAt: string; expiresAt: string } {
  const now = Date.now();
  return { issuedAt: new Date(now).toISOString(), expiresAt: new Date(now + 86_400_000).toISOString() };
}

function filesOf({ manifest, files }: FixtureRelease): [string, string][] {
  return Object.entries(files).map(([path, text]) => [`${manifest.name}/${manifest.version}/${path}`, text]);
}

function toManifest({ manifest }: FixtureRelease) {
  return manifest;
}

function toDeployment({ stable, canary }: Served): [string, Snapshot["fragments"][string]] {
  const tried = canary && { release: canary.release.manifest, percent: canary.percent };
  return [stable.manifest.name, { stable: stable.manifest, ...(tried && { canary: tried }) }];
}

async function openServer(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
