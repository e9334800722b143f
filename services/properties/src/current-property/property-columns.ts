import { currentLanguage, ValidationError, wordsOf } from '@phantom/service-kit';
import type { FieldChange } from '../property-change/property-change.entity.js';
import type { CurrentProperty } from './current-property.entity.js';
import type { EditPropertyDto } from './dto/property-form.dto.js';
import { PROPERTY_MESSAGES } from './property-messages.js';

type Editable = Pick<
  CurrentProperty,
  'address' | 'servicingBank' | 'typeOfProperty' | 'assignedTo' | 'assigneeId'
>;

/** Columns by the names that their fields have on the wire. */
const TOLD = {
  address: 'address',
  servicing_bank: 'servicingBank',
  type_of_property: 'typeOfProperty',
  assign: 'assignedTo',
} as const;

/** The columns that a form fills in; those that it leaves out are not among them. */
export function columnsOf(form: Omit<EditPropertyDto, 'version'>): Partial<Editable> {
  const columns: Partial<Editable> = {
    address: form.address,
    servicingBank: form.servicing_bank,
    typeOfProperty: form.type_of_property,
    ...assigneeOf(form),
  };
  const filled = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(filled);
}

function assigneeOf({
  assignee_id: assigneeId,
  assignee_name: assignedTo,
}: Pick<EditPropertyDto, 'assignee_id' | 'assignee_name'>): Partial<Editable> {
  if (assigneeId === undefined) return {};
  if (assigneeId === null) return { assigneeId: null, assignedTo: null };
  if (assignedTo) return { assigneeId, assignedTo };
  const message = wordsOf(PROPERTY_MESSAGES.assigneeName, currentLanguage());
  throw new ValidationError({ assignee_id: [message] });
}

/** What would change, as the trail tells it. */
export const differences = (property: CurrentProperty, columns: Partial<Editable>): FieldChange[] =>
  Object.entries(TOLD).flatMap(([field, column]) => {
    const value = columns[column];
    const old = property[column];
    return value === undefined || value === old ? [] : [{ field, old, new: value }];
  });
