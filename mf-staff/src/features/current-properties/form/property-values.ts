import type { Option, Rules } from '@phantom/forms';
import type { TFunction } from '@phantom/mf-kit';
import type { PropertyInput } from '../api/properties';
import type { PropertyDetail } from '../api/property';

export interface PropertyValues {
  address: string;
  servicing_bank: string;
  type_of_property: string;
  assignee_id: Option | null;
}

export const FIELDS = ['address', 'servicing_bank', 'type_of_property', 'assignee_id'] as const;

export type PropertyField = (typeof FIELDS)[number];

export const EMPTY_VALUES: PropertyValues = {
  address: '',
  servicing_bank: '',
  type_of_property: '',
  assignee_id: null,
};

/** The property as form values. An assignee name without an account has an empty id. */
export const toValues = (property: PropertyDetail): PropertyValues => ({
  address: property.address,
  servicing_bank: property.servicing_bank,
  type_of_property: property.type_of_property,
  assignee_id: property.assign && {
    value: property.assignee_id === null ? '' : String(property.assignee_id),
    label: property.assign.label,
  },
});

export const valueText = (entries: PropertyValues, field: PropertyField): string => {
  const entry = entries[field];
  return typeof entry === 'string' ? entry.trim() : (entry?.label ?? '');
};

export const changedFields = (one: PropertyValues, other: PropertyValues): PropertyField[] =>
  FIELDS.filter((field) =>
    field === 'assignee_id'
      ? (one.assignee_id?.value ?? null) !== (other.assignee_id?.value ?? null) ||
        valueText(one, field) !== valueText(other, field)
      : valueText(one, field) !== valueText(other, field),
  );

export const toInput = (
  entries: PropertyValues,
  fields: readonly PropertyField[],
): Partial<PropertyInput> => {
  const { assignee_id: assignee } = entries;
  const all: PropertyInput = {
    address: entries.address.trim(),
    servicing_bank: entries.servicing_bank.trim(),
    type_of_property: entries.type_of_property.trim(),
    assignee_id: assignee ? Number(assignee.value) : null,
    assignee_name: assignee?.label,
  };
  const keys = fields.flatMap((field) =>
    field === 'assignee_id' ? [field, 'assignee_name' as const] : [field],
  );
  return Object.fromEntries(keys.map((field) => [field, all[field]]));
};

/** Fields that differ from `before`, the values at opening, stay; all others take the current ones. */
export const rebaseValues = (
  entered: PropertyValues,
  before: PropertyValues,
  now: PropertyValues,
): PropertyValues => {
  const changed = changedFields(entered, before);
  return { ...now, ...Object.fromEntries(changed.map((field) => [field, entered[field]])) };
};

export const propertySchema = ({ requiredText }: Rules, t: TFunction) => {
  const limitedText = (field: 'address' | 'servicing_bank' | 'type_of_property', max: number) =>
    requiredText(t(`propertyForm.rules.${field}`)).max(
      max,
      t('propertyForm.rules.long', { count: max }),
    );
  return {
    address: limitedText('address', 200),
    servicing_bank: limitedText('servicing_bank', 120),
    type_of_property: limitedText('type_of_property', 60),
  };
};
