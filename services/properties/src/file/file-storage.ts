import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where files lie: a folder today; another driver of flydrive is all that a bucket takes. */
export const createFileStorage = (folder: string): Disk =>
  new Disk(new FSDriver({ location: folder, visibility: 'private' }));
