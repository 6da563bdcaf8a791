/** Its documented API, as far as it is used; the package brings no types. */
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
