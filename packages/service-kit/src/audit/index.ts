import { AuditEntry } from './audit-entry.entity.js';
import {
  CreateAuditEntry1795392000000,
  DescribeAuditEntry1795396100000,
} from './audit.migrations.js';

export { appendAuditEntry, type NewAuditEntry } from './append-audit-entry.js';
export {
  AUDIT_RECORDS,
  type AuditAction,
  type AuditOutcome,
  type AuditRecord,
} from './audit-actions.js';
export { AuditEntry } from './audit-entry.entity.js';
export { type AuditDetails, AuditQueryDto } from './audit.dto.js';
export { AuditModule } from './audit.module.js';

/** For the data source of every service. */
export const AUDIT_ENTITIES = [AuditEntry];
export const AUDIT_MIGRATIONS = [CreateAuditEntry1795392000000, DescribeAuditEntry1795396100000];
