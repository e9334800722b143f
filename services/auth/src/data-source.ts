import { createDataSource } from '@phantom/service-kit';
import type { DataSource } from 'typeorm';
import { Account } from './account/account.entity.js';
import { KnownDevice } from './login-limit/known-device.entity.js';
import { CreateAuth1763700000000 } from './migrations/1763700000000-create-auth.js';
import { RefreshFamily } from './session/refresh-family.entity.js';
import { SigningKey } from './signing-key/signing-key.entity.js';

export function authDataSource(url: string): DataSource {
  return createDataSource({
    url,
    entities: [Account, KnownDevice, RefreshFamily, SigningKey],
    migrations: [CreateAuth1763700000000],
  });
}
