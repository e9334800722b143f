import type { TFunction } from '@phantom/mf-kit';
import { entryText, type PropertyEntries, type PropertyField } from './property-facts';

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
