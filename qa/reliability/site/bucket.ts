import { type S3Server, startS3Server } from '@phantom/service-kit/testing/s3-server';

const FILES = 'files';
const RELEASES = 'releases';
const REGION = 'eu-central-1';
const KEY = { id: 'site', secret: 'site-secret' };

/** S3-compatible storage for files and releases; it ends with this process. */
export class Bucket {
  private constructor(readonly server: S3Server) {}

  static async start(): Promise<Bucket> {
    return new Bucket(await startS3Server());
  }

  /** The address for `--to` of the deploy commands and `STORE` of the gateway. */
  get store(): string {
    return `s3://${RELEASES}/site?region=${REGION}&endpoint=${this.server.endpoint}`;
  }

  /** The environment variables that clients of the store need. */
  get credentials(): NodeJS.ProcessEnv {
    return { AWS_ACCESS_KEY_ID: KEY.id, AWS_SECRET_ACCESS_KEY: KEY.secret };
  }

  get gatewaySettings(): NodeJS.ProcessEnv {
    return { STORE: this.store, ...this.credentials };
  }

  get serviceSettings(): NodeJS.ProcessEnv {
    return {
      FILES_DIR: '',
      FILES_S3_BUCKET: FILES,
      FILES_S3_REGION: REGION,
      FILES_S3_ENDPOINT: this.server.endpoint,
      FILES_S3_ACCESS_KEY_ID: KEY.id,
      FILES_S3_SECRET_ACCESS_KEY: KEY.secret,
    };
  }

  stop(): Promise<void> {
    return this.server.close();
  }
}
