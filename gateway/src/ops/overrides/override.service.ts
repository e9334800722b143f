import { Injectable } from '@nestjs/common';
import { HOST_NAME, type RemoteOverride } from '@phantom/registry';
import { AppError, UnprocessableError } from '@phantom/service-kit';
import { GatewayConfig } from '../../config/gateway.config.js';
import { RegistryStore } from '../../registry/registry-store.js';
import type { OverrideDto } from './override.dto.js';
import { OVERRIDE_MESSAGES } from '../../common/messages.js';

/** Checks the overrides that employees ask for. */
@Injectable()
export class OverrideService {
  private readonly hosts: readonly string[];

  constructor(
    { overrideHosts }: GatewayConfig,
    private readonly registry: RegistryStore,
  ) {
    this.hosts = overrideHosts.split(',').map((host) => host.trim());
  }

  /** @throws AppError if the remote or version is not registered, or the address is not allowed */
  async validate({ remote, version, url }: OverrideDto): Promise<RemoteOverride> {
    const { document } = await this.registry.current();
    const versions = new Map(Object.entries(document.microFrontends)).get(remote);
    if (!versions) throw new AppError(404, OVERRIDE_MESSAGES.unknownVersion);
    if ((version === undefined) === (url === undefined)) {
      throw new UnprocessableError(OVERRIDE_MESSAGES.versionOrUrl);
    }
    if (url !== undefined) {
      if (remote === HOST_NAME || !this.isAllowed(url)) {
        throw new UnprocessableError(OVERRIDE_MESSAGES.foreignUrl);
      }
      return { url };
    }
    const known = versions.find(({ metadata }) => metadata.version === version);
    if (!known) throw new AppError(404, OVERRIDE_MESSAGES.unknownVersion);
    return { version: known.metadata.version };
  }

  private isAllowed(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, username, password } = new URL(address);
    const isWeb = protocol === 'http:' || protocol === 'https:';
    return isWeb && username + password === '' && this.hosts.includes(hostname);
  }
}
