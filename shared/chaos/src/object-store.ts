import type { AddressInfo } from "node:net";
import S3rver from "@20minutes/s3rver";

export interface ObjectStoreOptions {
  /** Folder for the objects, by bucket. */
  dir: string;
  /** 0 selects any free port. */
  port: number;
  host: string;
  /** Created if missing. */
  bucket: string;
}

export interface ObjectStore {
  /** URL of its bucket. */
  url: string;
  close(): Promise<void>;
}

/** The only credentials that it accepts. */
export const objectStoreKeys = { keyId: "S3RVER", secret: "S3RVER" };

/** Starts an S3-compatible server that checks signatures, on a folder: for tests, and for a site on one machine without real users. */
export async function startObjectStore({ dir, port, host, bucket }: ObjectStoreOptions): Promise<ObjectStore> {
  const store = new S3rver({
    directory: dir,
    silent: true,
    // The bucket is in the path, whatever the host name.
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  await store.configureBuckets();
  const server = await store.listen(port, host);
  // A TCP server's address is an object.
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${taken}/${bucket}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
