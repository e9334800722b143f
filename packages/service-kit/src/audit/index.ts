import { AuditEntry } from './audit-entry.entity.js';
import { CreateAuditEntry1795392000000 } from './create-audit-entry.migration.js';
import { DescribeAuditEntry1795396100000 } from './describe-audit-entry.migration.js';

export { AUDIT_RECORDS, type AuditOutcome, type AuditRecord } from './audit-actions.js';
export type { AuditDetails } from './audit-details.js';
export { AuditEntry } from './audit-entry.entity.js';
export { AuditModule } from './audit.module.js';
export { AuditQueryDto } from './audit-query.dto.js';
export { appendAuditEntry, type NewAuditEntry } from './append-audit-entry.js';

/** For the data source of every service. */
export const AUDIT_ENTITIES = [AuditEntry];
export const AUDIT_MIGRATIONS = [CreateAuditEntry1795392000000, DescribeAuditEntry1795396100000];
