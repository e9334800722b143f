import { useTranslation, type AccountRight } from '@phantom/mf-kit';
import type { PersonEvent } from '../api/person-history';
import type { PersonType } from '../person';

type Change = PersonEvent['changes'][number];

/** What was changed, in words: `Role: no role → Employee`. */
export const useChangeText = () => {
  const { t } = useTranslation();
  const inWords = (field: string, values: string[]) => {
    if (values.length === 0)
      return t(field === 'type' ? 'people.type.none' : 'people.history.nothing');
    if (field === 'type')
      return values.map((value) => t(`people.type.${value as NonNullable<PersonType>}`)).join(', ');
    if (field === 'rights')
      return values.map((value) => t(`people.right.${value as AccountRight}`)).join(', ');
    return values.join(', ');
  };
  return ({ field, from, to }: Change): string =>
    `${t(`people.history.field.${field as 'type' | 'rights' | 'name'}`)}: ${inWords(field, from)} → ${inWords(field, to)}`;
};
