import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

interface OpenedDisk {
  disk: Disk;
  /** Within it: empty, or ends with a slash. */
  prefix: string;
}

/** The client of S3 is loaded only by those who use it. */
export async function openDisk(address: string): Promise<OpenedDisk> {
  if (address.startsWith('s3://')) return openBucket(new URL(address));
  const driver = new FSDriver({ location: resolve(address), visibility: 'private' });
  return { disk: new Disk(driver), prefix: '' };
}

async function openBucket({ hostname, pathname, searchParams }: URL): Promise<OpenedDisk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const driver = new S3Driver({
    bucket: hostname,
    region: searchParams.get('region') ?? undefined,
    endpoint,
    // Names of buckets as host names need a certificate for each, which few stores but Amazon's have.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
    supportsACL: false,
  });
  const folder = pathname.replaceAll(/^\/|\/$/g, '');
  return { disk: new Disk(driver), prefix: folder && `${folder}/` };
}
