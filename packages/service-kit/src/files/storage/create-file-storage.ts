import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FilesConfig } from '../files-config.js';

/** Where files lie, as the configuration says. The client of S3 is loaded only by those who use it. */
export async function createFileStorage(config: FilesConfig): Promise<Disk> {
  return new Disk(config.filesS3Bucket === undefined ? folder(config) : await bucket(config));
}

const folder = ({ filesDir }: FilesConfig) =>
  new FSDriver({ location: filesDir, visibility: 'private' });

async function bucket(config: FilesConfig) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    bucket: config.filesS3Bucket ?? '',
    region: config.filesS3Region,
    endpoint: config.filesS3Endpoint,
    // Names of buckets as host names need a certificate for each, which few stores but Amazon's have.
    forcePathStyle: config.filesS3Endpoint !== undefined,
    credentials: {
      accessKeyId: config.filesS3AccessKeyId ?? '',
      secretAccessKey: config.filesS3SecretAccessKey ?? '',
    },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
    // Access is a matter of the bucket; many refuse to hear of it object by object.
    supportsACL: false,
  });
}
