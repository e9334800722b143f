import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { type RegistryDocument, validateDocument } from '@phantom/registry';
import { GatewayConfig } from '../config/gateway.config.js';

/** No registry could be read since the start. */
export class RegistryUnavailableError extends Error {
  override readonly name = 'RegistryUnavailableError';
}

/**
 * The registry of the store's folder. A publisher replaces the file; the next page has the new one.
 * A broken file changes nothing: the last good registry stays in use.
 */
@Injectable()
export class RegistryStore {
  private readonly logger = new Logger(RegistryStore.name);
  private readonly file: string;
  private stamp = '';
  private lastGood?: RegistryDocument;
  private looking?: Promise<void>;

  constructor({ storeDir }: GatewayConfig) {
    this.file = path.resolve(storeDir, 'registry.json');
  }

  /**
   * The same object for as long as the registry is the same.
   *
   * @throws RegistryUnavailableError if there has been no good one yet
   */
  async current(): Promise<RegistryDocument> {
    this.looking ??= this.look().finally(() => (this.looking = undefined));
    await this.looking;
    if (!this.lastGood) throw new RegistryUnavailableError(`no registry at ${this.file}`);
    return this.lastGood;
  }

  /** Reads the file if it is another one than last time; a broken one is reported once. */
  private async look(): Promise<void> {
    const stamp = await stampOf(this.file);
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    try {
      this.lastGood = validateDocument(JSON.parse(await readFile(this.file, 'utf8')));
    } catch (error) {
      this.logger.error({
        msg: 'the registry is missing or broken',
        file: this.file,
        err: error,
      });
    }
  }
}

/** Different for every file that a publisher puts in place. */
const stampOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
    () => 'missing',
  );
