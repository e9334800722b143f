import { fieldError } from '@phantom/service-kit';
import { type FileLinks, FILES_BASE_URL } from '@phantom/files';
import { daysSince } from '../../common/calendar.js';
import { definedColumns } from '../../common/versioned-resource.js';
import type { DocumentRequest } from '../document-requests/document-request.entity.js';
import {
  isAwaited,
  isOverdue,
  sortRequests,
  toDocumentRequestDto,
} from '../document-requests/document-request.mapper.js';
import { toContractFile, toPropertyFileDto } from '../files/property-file.mapper.js';
import type { FieldChange, PropertyChange } from '../history/property-history.entity.js';
import { toPropertyChangeDto } from '../history/property-history.mapper.js';
import type {
  CurrentPropertyDetailDto,
  CurrentPropertyDto,
  CurrentPropertyRowDto,
} from './property.dto.js';
import type { CurrentProperty, PropertyFile } from '../common/property.entity.js';
import type { EditPropertyDto } from './property-form.dto.js';
import { PROPERTY_MESSAGES } from '../../common/messages.js';
import { skippedSteps } from '../common/property-workflow.js';

/** @param property with its servicing file */
export function toPropertyDto(property: CurrentProperty, links: FileLinks): CurrentPropertyDto {
  const { id, address, servicingBank, assignedTo, typeOfProperty, servicingFile } = property;
  return {
    id,
    address,
    servicing_bank: servicingBank,
    assign: assignedTo === null ? null : { label: assignedTo },
    type_of_property: typeOfProperty,
    url: servicingFile ? links.link(servicingFile) : '',
    status: property.status,
  };
}

/** @param awaited the document requests that are still open or rejected */
export const toPropertyRowDto = (
  property: CurrentProperty,
  awaited: readonly DocumentRequest[],
  links: FileLinks,
): CurrentPropertyRowDto => ({
  ...toPropertyDto(property, links),
  reference: property.reference,
  assignee_id: property.assigneeId,
  status_changed_at: property.statusChangedAt.toISOString(),
  days_in_status: daysSince(property.statusChangedAt),
  awaited_documents: awaited.length,
  overdue_documents: awaited.filter(isOverdue).length,
  updated_at: property.updatedAt.toISOString(),
  version: property.version,
  archived_at: property.archivedAt?.toISOString() ?? null,
});

export interface PropertyDetail {
  property: CurrentProperty;
  files: readonly PropertyFile[];
  requests: readonly DocumentRequest[];
  lastChange: PropertyChange | null;
  archival: PropertyChange | null;
  moves: readonly PropertyChange[];
}

export function toPropertyDetailDto(
  { property, files, requests, lastChange, archival, moves }: PropertyDetail,
  links: FileLinks,
): CurrentPropertyDetailDto {
  const present = files.filter(({ withdrawnAt }) => withdrawnAt === null);
  return {
    ...toPropertyRowDto(property, requests.filter(isAwaited), links),
    data: JSON.stringify(present.map((file) => toContractFile(file, links))),
    baseurl: FILES_BASE_URL,
    created_at: property.createdAt.toISOString(),
    files: files.map((file) => toPropertyFileDto(file, links)),
    requests: sortRequests(requests).map(toDocumentRequestDto),
    last_change: lastChange && toPropertyChangeDto(lastChange),
    archival: archival && toPropertyChangeDto(archival),
    skipped_steps: skippedSteps(moves, property.status),
  };
}

type EditableColumns = Pick<
  CurrentProperty,
  'address' | 'servicingBank' | 'typeOfProperty' | 'assignedTo' | 'assigneeId'
>;

export const toColumns = (form: Omit<EditPropertyDto, 'version'>): Partial<EditableColumns> =>
  definedColumns({
    address: form.address,
    servicingBank: form.servicing_bank,
    typeOfProperty: form.type_of_property,
    ...toAssigneeColumns(form),
  });

function toAssigneeColumns({
  assignee_id: assigneeId,
  assignee_name: assignedTo,
}: Pick<EditPropertyDto, 'assignee_id' | 'assignee_name'>): Partial<EditableColumns> {
  if (assigneeId === undefined) return {};
  if (assigneeId === null) return { assigneeId: null, assignedTo: null };
  if (assignedTo) return { assigneeId, assignedTo };
  throw fieldError('assignee_id', PROPERTY_MESSAGES.assigneeName);
}

/** The columns of the history, by their names in the API. */
const HISTORY_FIELDS = {
  address: 'address',
  servicing_bank: 'servicingBank',
  type_of_property: 'typeOfProperty',
  assign: 'assignedTo',
} as const;

/** The fields that the columns would change, as the history stores them. */
export const toFieldChanges = (
  property: CurrentProperty,
  columns: Partial<EditableColumns>,
): FieldChange[] =>
  Object.entries(HISTORY_FIELDS).flatMap(([field, column]) => {
    const value = columns[column];
    const old = property[column];
    return value === undefined || value === old ? [] : [{ field, old, new: value }];
  });
