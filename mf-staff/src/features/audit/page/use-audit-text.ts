import { useFormat, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { useMoney } from '../../../shared/money/use-money';
import type { LogEntry } from '../api/list-audit';
import type { loader } from './audit.loader';

type Change = NonNullable<NonNullable<LogEntry['details']>['changes']>[number];

/** Types of record whose entries have details beside a title. */
const RECORDS_WITH_TITLE = [
  'property',
  'document',
  'holding',
  'distribution',
  'investor-document',
] as const;

export function useAuditText() {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const { money } = useMoney();
  const nameOf = useAccountName();

  const fieldName = (field: string): string =>
    t(`audit.field.${field}`, {
      defaultValue: t(`investorAccounts.fields.${field}`, {
        defaultValue: t(`propertyForm.fields.${field}`, { defaultValue: field }),
      }),
    });
  const valueName = (field: string, value: string): string => {
    if (field === 'type') return t(`people.type.${value}`, { defaultValue: value });
    if (field === 'rights') return t(`people.right.${value}`, { defaultValue: value });
    if (field === 'status') return t(`status.${value}`, { defaultValue: value });
    if (field === 'state') return t(`enquiries.state.${value}`, { defaultValue: value });
    if (field !== 'kind') return value;
    return t(`investors.kind.${value}`, {
      defaultValue: t(`investors.documentKind.${value}`, { defaultValue: value }),
    });
  };
  const valueOf = ({ field }: Change, value: string | null): string => {
    if (value === null) return '–';
    if (field === 'assignee') return nameOf(Number(value));
    if (/^\d+\.\d{2}$/.test(value)) return money(value);
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return date(value);
    return value
      .split(', ')
      .map((one) => valueName(field, one))
      .join(', ');
  };

  /** Text of entries of earlier releases, which have no details. */
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
    const type = RECORDS_WITH_TITLE.find((each) => each === entry.record_type);
    return type ? t(`audit.told.${type}`, values) : title;
  };

  return {
    actor: ({ actor_id: id, action }: LogEntry): string => {
      if (id !== null) return nameOf(id);
      return t(action === 'sign-in' ? 'audit.unproven' : 'audit.operator');
    },
    action: ({ action }: LogEntry): string => t(`audit.action.${action}`),
    subject: (entry: LogEntry): string => {
      const { part } = entry.details ?? {};
      return part === undefined
        ? named(entry)
        : `${named(entry)}, ${t('audit.told.part', { part })}`;
    },
    changes: ({ details }: LogEntry): string[] =>
      (details?.changes ?? []).map((change) => {
        const { field, from, to } = change;
        return `${fieldName(field)}: ${valueOf(change, from)} → ${valueOf(change, to)}`;
      }),
  };
}

export type AuditText = ReturnType<typeof useAuditText>;

/** Names an account; shows its number when the account is inactive or the names are not available. */
export const useAccountName = () => {
  const { t } = useTranslation();
  const { names } = useLoaderData<typeof loader>();
  return (id: number): string => names.get(id) ?? t('audit.account', { id });
};
