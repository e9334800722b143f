import { CONTENT_ENTITIES, CONTENT_MIGRATIONS } from '@phantom/content-editing';
import { FILE_ENTITIES, FILE_MIGRATIONS } from '@phantom/files';
import { MAIL_ENTITIES, MAIL_MIGRATIONS } from '@phantom/outbox';
import { createDataSource } from '@phantom/service-kit';
import { AUDIT_ENTITIES, AUDIT_MIGRATIONS } from '@phantom/service-kit/audit';
import type { DataSource } from 'typeorm';
import { AccountLink } from './account-links/account-link.entity.js';
import { AccountChange } from './accounts/account-change.entity.js';
import { Account } from './accounts/account.entity.js';
import { KnownDevice } from './known-devices/known-device.entity.js';
import { CreateAuth1763700000000 } from './migrations/1763700000000-create-auth.js';
import { NameRights1795219501000 } from './migrations/1795219501000-name-rights.js';
import { People1795219504000 } from './migrations/1795219504000-people.js';
import { KeyRotation1795219505000 } from './migrations/1795219505000-key-rotation.js';
import { DropRetiredKeys1795219506000 } from './migrations/1795219506000-drop-retired-keys.js';
import { EndedSessions1795219507000 } from './migrations/1795219507000-ended-sessions.js';
import { PermissionVersion1795219520000 } from './migrations/1795219520000-permission-version.js';
import { AddContentRights1795500000000 } from './migrations/1795500000000-add-content-rights.js';
import { AddInvestmentsRight1795396000000 } from './migrations/1795396000000-add-investments-right.js';
import { AddAccountMails1795510003000 } from './migrations/1795510003000-add-account-mails.js';
import { RevokedAccount, RevokedSession } from './revocations/revocation.entity.js';
import { Session } from './sessions/session.entity.js';
import { SigningKey } from './signing-keys/signing-key.entity.js';

export function authDataSource(url: string): DataSource {
  return createDataSource({
    url,
    entities: [
      Account,
      AccountChange,
      AccountLink,
      KnownDevice,
      RevokedAccount,
      RevokedSession,
      Session,
      SigningKey,
      ...CONTENT_ENTITIES,
      ...FILE_ENTITIES,
      ...MAIL_ENTITIES,
      ...AUDIT_ENTITIES,
    ],
    migrations: [
      CreateAuth1763700000000,
      NameRights1795219501000,
      People1795219504000,
      KeyRotation1795219505000,
      DropRetiredKeys1795219506000,
      EndedSessions1795219507000,
      PermissionVersion1795219520000,
      ...MAIL_MIGRATIONS,
      ...FILE_MIGRATIONS,
      ...AUDIT_MIGRATIONS,
      AddInvestmentsRight1795396000000,
      AddContentRights1795500000000,
      ...CONTENT_MIGRATIONS,
      AddAccountMails1795510003000,
    ],
  });
}
