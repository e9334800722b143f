import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Store } from '@phantom/store';
import { GatewayConfig } from '../config/gateway.config.js';
import { registeredBundles } from './bundle-address.js';
import { BundleMirror } from './bundle-mirror.js';
import { publishedIntegrity } from './integrity.js';
import { MirrorSync } from './mirror-sync.js';
import { type Registry, RegistryStore } from './registry-store.js';
import { STORE } from './store.provider.js';

/** The bundles as files on this machine, for a local or a remote store. */
@Injectable()
export class BundleFiles implements OnApplicationShutdown {
  /** The folder in which `r/` is. */
  readonly root: string;
  private readonly mirror?: BundleMirror;
  private readonly mirrorSync?: MirrorSync;

  constructor(
    @Inject(STORE) store: Store,
    registry: RegistryStore,
    { storeMirror }: GatewayConfig,
  ) {
    this.root = store.root ?? path.resolve(storeMirror);
    if (store.root !== undefined) return;
    // Fails at the start if the folder is not writable.
    mkdirSync(path.join(this.root, 'r'), { recursive: true });
    this.mirror = new BundleMirror(store, this.root);
    this.mirrorSync = new MirrorSync(this.mirror, this.root);
    registry.onChange((changed) => this.follow(changed));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.mirrorSync?.stop();
    await this.mirror?.close();
  }

  /** @throws as `BundleMirror.ensureFile` */
  async ensureFile(url: string): Promise<void> {
    await this.mirror?.ensureFile(url);
  }

  private follow(registry: Registry): void {
    if (this.mirror) this.mirror.integrityOf = publishedIntegrity(registry.document);
    this.mirrorSync?.sync(registeredBundles(registry));
  }
}
