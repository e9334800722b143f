import { useFormat, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { useMoney } from '../../../shared/money/use-money';
import type { LogEntry } from '../api/list-audit';
import type { loader } from './audit.loader';
import { FIELD_NAMES, type FieldName, VALUE_NAMES, type ValueName } from './field-names';

type Change = NonNullable<NonNullable<LogEntry['details']>['changes']>[number];

/** The kinds of record that an entry tells more of than a name. */
const TOLD = ['property', 'document', 'holding', 'distribution', 'investor-document'] as const;

/** What an entry tells, in words: for the page, and for the table that is taken along. */
export function useAuditWords() {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const { money } = useMoney();
  const nameOf = useNameOf();

  const valueOf = ({ field }: Change, value: string | null): string => {
    if (value === null) return '–';
    if (field === 'assignee') return nameOf(Number(value));
    if (/^\d+\.\d{2}$/.test(value)) return money(value);
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return date(value);
    const named = value.split(', ').map((one) => {
      const key = `${field} ${one}`;
      return key in VALUE_NAMES ? t(VALUE_NAMES[key as ValueName]) : one;
    });
    return named.join(', ');
  };

  /** As much as entries of earlier releases tell. */
  const numbered = ({ record_type: type, record_id: id }: LogEntry): string => {
    if (type === 'audit-log') return t('audit.record.audit-log');
    if (id === null) return t('audit.noAccount');
    if (type === 'session') return t('audit.record.session');
    return type === 'account' ? nameOf(Number(id)) : t(`audit.record.${type}`, { id });
  };

  const named = (entry: LogEntry): string => {
    const { title, account_id: account, amount, day, count } = entry.details ?? {};
    if (entry.record_type === 'audit-log' && count !== undefined) {
      return t('audit.told.exported', { count, number: number(count) });
    }
    if (title === undefined) return numbered(entry);
    const values = {
      title,
      investor: account && nameOf(account),
      amount: amount && money(amount),
      day: day && date(day),
    };
    const type = TOLD.find((each) => each === entry.record_type);
    return type ? t(`audit.told.${type}`, values) : title;
  };

  return {
    who: ({ actor_id: id, action }: LogEntry): string => {
      if (id !== null) return nameOf(id);
      return t(action === 'sign-in' ? 'audit.unproven' : 'audit.operator');
    },
    what: ({ action }: LogEntry): string => t(`audit.action.${action}`),
    /** To whom or to what it was done. */
    about: (entry: LogEntry): string => {
      const { part } = entry.details ?? {};
      return part === undefined
        ? named(entry)
        : `${named(entry)}, ${t('audit.told.part', { part })}`;
    },
    /** A line for each field that changed. */
    changes: ({ details }: LogEntry): string[] =>
      (details?.changes ?? []).map((change) => {
        const { field, from, to } = change;
        const name = field in FIELD_NAMES ? t(FIELD_NAMES[field as FieldName]) : field;
        return `${name}: ${valueOf(change, from)} → ${valueOf(change, to)}`;
      }),
  };
}

export type AuditWords = ReturnType<typeof useAuditWords>;

/** What an account is called: its number where it is not active any more, or its name cannot be had. */
export const useNameOf = () => {
  const { t } = useTranslation();
  const { names } = useLoaderData<typeof loader>();
  return (id: number): string => names.get(id) ?? t('audit.account', { id });
};
