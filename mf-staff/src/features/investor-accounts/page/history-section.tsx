import { RichText, useFormat, useTranslation } from '@phantom/mf-kit';
import { Sheet } from '../../../shared/components/sheet';
import { useMoney } from '../../../shared/money/use-money';
import { OlderEntries, useOlderEntries } from '../../../shared/timeline/older-entries';
import { Timeline } from '../../../shared/timeline/timeline';
import { getHistory, type Change, type Distribution, type Investor } from '../api/investors';
import { DOCUMENT_KINDS } from '../investor-rows';
import styles from './investor.module.css';

export function HistorySection({ investor }: { investor: Investor }) {
  const { t } = useTranslation();
  const linesOf = useChangeText();
  const { account, history } = investor;
  const { entries: changes, ...older } = useOlderEntries(history, (next) =>
    getHistory(account.id, undefined, next),
  );
  const entries = changes.map((change) => {
    const { id, at, by, action, subject, title } = change;
    const text = t(`investorAccounts.history.${action}`, { name: by, title });
    return {
      ...{ id, at },
      tone: action === 'removed' ? ('warning' as const) : ('plain' as const),
      title: <RichText text={text} elements={{ b: <strong /> }} />,
      children: (
        <ul className={styles.changes}>
          <li>{t(`investorAccounts.history.subject.${subject}`)}</li>
          {linesOf(change).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
    };
  });
  return (
    <Sheet title={t('investorAccounts.history.title')}>
      {entries.length > 0 ? (
        <Timeline label={t('investorAccounts.history.title')} entries={entries} />
      ) : (
        <p className="mb-0">{t('investorAccounts.history.none')}</p>
      )}
      <OlderEntries {...older} />
    </Sheet>
  );
}

const DAYS = ['as_of', 'paid_on'];
const SHOWN_FIELDS = [
  ...['property', 'address', 'committed', 'contributed', 'as_of'],
  ...['paid_on', 'amount', 'kind', 'year', 'title', 'file_version'],
] as const;

function useChangeText() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { shortMoney } = useMoney();
  const formatValue = (field: string, value: string | null | undefined): string => {
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
    SHOWN_FIELDS.filter((field) => before[field] || after[field]).map((field) => {
      const name = t(`investorAccounts.fields.${field}`);
      if (action === 'added') return `${name}: ${formatValue(field, after[field])}`;
      if (action === 'removed') return `${name}: ${formatValue(field, before[field])}`;
      return `${name}: ${formatValue(field, before[field])} → ${formatValue(field, after[field])}`;
    });
}
