import { useFormat, useTranslation } from '@phantom/mf-kit';
import { useMoney } from '../../../shared/money/use-money';
import type { Change } from '../api/get-history';
import type { Distribution } from '../api/get-investor';
import { DOCUMENT_KINDS } from '../document-kinds';

const DAYS = ['as_of', 'paid_on'];
const SHOWN = [
  ...['property', 'address', 'committed', 'contributed', 'as_of'],
  ...['paid_on', 'amount', 'kind', 'year', 'title', 'file_version'],
] as const;

/** What of a row changed, a line for each field. What was added or removed is named by its amounts. */
export function useChangeText() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { shortMoney } = useMoney();
  const written = (field: string, value: string | null | undefined): string => {
    if (!value) return '–';
    if (DAYS.includes(field)) return date(value);
    if (/^\d+\.\d{2}$/.test(value)) return shortMoney(value);
    if (field !== 'kind') return value;
    const kind = DOCUMENT_KINDS.find((each) => each === value);
    return kind
      ? t(`investors.documentKind.${kind}`)
      : t(`investors.kind.${value as Distribution['kind']}`);
  };
  return ({ action, before, after }: Change): string[] =>
    SHOWN.filter((field) => before[field] || after[field]).map((field) => {
      const name = t(`investorAccounts.fields.${field}`);
      if (action === 'added') return `${name}: ${written(field, after[field])}`;
      if (action === 'removed') return `${name}: ${written(field, before[field])}`;
      return `${name}: ${written(field, before[field])} → ${written(field, after[field])}`;
    });
}
