/** The part of its documented API that is used; the package has no types. */
declare module "@20minutes/s3rver" {
  import type { Server } from "node:http";

  interface Options {
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    configureBuckets: readonly { name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    configureBuckets(): Promise<unknown>;
    listen(port: number, host: string): Promise<Server>;
  }
}
