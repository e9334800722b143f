import type { FileLinks } from '@phantom/files';
import type { PropertyFile } from '../common/property.entity.js';
import type { PropertyFileDto } from './property-file.dto.js';

export const toPropertyFileDto = (file: PropertyFile, links: FileLinks): PropertyFileDto => ({
  id: file.id,
  title: file.title,
  url: links.link(file.file),
  added_at: file.createdAt.toISOString(),
  added_by: file.addedByName,
  request_id: file.requestId,
  refused_at: file.refusedAt?.toISOString() ?? null,
  refusal_reason: file.refusalReason,
  withdrawn_at: file.withdrawnAt?.toISOString() ?? null,
  withdrawn_by: file.withdrawnByName,
  withdrawal_reason: file.withdrawalReason,
  version: file.version,
});

/** The file in the `data` of a property, whose form the contract defines. */
export const toContractFile = (
  { title, file }: PropertyFile,
  links: FileLinks,
): { title: string; file: string } => ({ title, file: links.relativeLink(file) });
