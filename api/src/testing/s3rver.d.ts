declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /**
   * A server with the S3 API that stores objects as files. Its only key is S3RVER, with the secret S3RVER.
   */
  export default class S3rver {
    constructor(options: {
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      allowMismatchedSignatures?: boolean;
      configureBuckets: { name: string }[];
    });
    configureBuckets(): Promise<unknown>;
    getMiddleware(): RequestListener;
  }
}
