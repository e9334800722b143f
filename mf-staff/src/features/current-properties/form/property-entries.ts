import type { Option } from '@phantom/forms';
import type { TFunction } from '@phantom/mf-kit';
import type { PropertyDetail, PropertyFacts } from '../api/properties';

/** What the form of a property asks for. */
export interface PropertyEntries {
  address: string;
  servicing_bank: string;
  type_of_property: string;
  assignee_id: Option | null;
}

export const FIELDS = ['address', 'servicing_bank', 'type_of_property', 'assignee_id'] as const;

export type PropertyField = (typeof FIELDS)[number];

export const NO_ENTRIES: PropertyEntries = {
  address: '',
  servicing_bank: '',
  type_of_property: '',
  assignee_id: null,
};

/** The property as the form shows it. A name without an account stands for itself. */
export const toEntries = (property: PropertyDetail): PropertyEntries => ({
  address: property.address,
  servicing_bank: property.servicing_bank,
  type_of_property: property.type_of_property,
  assignee_id: property.assign && {
    value: property.assignee_id === null ? '' : String(property.assignee_id),
    label: property.assign.label,
  },
});

/** An entry in words. */
export const entryText = (entries: PropertyEntries, field: PropertyField): string => {
  const entry = entries[field];
  return typeof entry === 'string' ? entry.trim() : (entry?.label ?? '');
};

/** Which entries are not the same. */
export const differing = (one: PropertyEntries, other: PropertyEntries): PropertyField[] =>
  FIELDS.filter((field) =>
    field === 'assignee_id'
      ? (one.assignee_id?.value ?? null) !== (other.assignee_id?.value ?? null) ||
        entryText(one, field) !== entryText(other, field)
      : entryText(one, field) !== entryText(other, field),
  );

/** The facts of some fields, as they are sent. */
export const toFacts = (
  entries: PropertyEntries,
  fields: readonly PropertyField[],
): Partial<PropertyFacts> => {
  const { assignee_id: assignee } = entries;
  const all: PropertyFacts = {
    address: entries.address.trim(),
    servicing_bank: entries.servicing_bank.trim(),
    type_of_property: entries.type_of_property.trim(),
    assignee_id: assignee ? Number(assignee.value) : null,
    assignee_name: assignee?.label,
  };
  const wanted = fields.flatMap((field) =>
    field === 'assignee_id' ? [field, 'assignee_name' as const] : [field],
  );
  return Object.fromEntries(wanted.map((field) => [field, all[field]]));
};

/**
 * What the form shows after somebody else has changed the property: what was typed stays, all else becomes as it is now.
 *
 * @param before as the property was when the form was opened
 */
export const rebased = (
  typed: PropertyEntries,
  before: PropertyEntries,
  now: PropertyEntries,
): PropertyEntries => {
  const own = differing(typed, before);
  return { ...now, ...Object.fromEntries(own.map((field) => [field, typed[field]])) };
};

const REQUIRED = ['address', 'servicing_bank', 'type_of_property'] as const;

/** Characters, as the service has them. */
const LIMITS: Record<(typeof REQUIRED)[number], number> = {
  address: 200,
  servicing_bank: 120,
  type_of_property: 60,
};

/** What has to be mended before a property is saved: field → sentence. */
export const propertyRules = (entries: PropertyEntries, t: TFunction) =>
  Object.fromEntries(
    REQUIRED.flatMap((field): [PropertyField, string][] => {
      const { length } = entryText(entries, field);
      if (length === 0) return [[field, t(`propertyForm.rules.${field}`)]];
      return length > LIMITS[field]
        ? [[field, t('propertyForm.rules.long', { count: LIMITS[field] })]]
        : [];
    }),
  );
