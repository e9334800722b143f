import { RichText, useTranslation } from '@phantom/mf-kit';
import { Sheet } from '../../../shared/components/sheet';
import { Timeline } from '../../../shared/timeline/timeline';
import { OlderEntries } from '../../../shared/timeline/older-entries';
import { useOlder } from '../../../shared/timeline/use-older';
import { getHistory } from '../api/get-history';
import type { Investor } from '../api/get-investor';
import { useChangeText } from '../hooks/use-change-text';
import styles from './investor-page.module.css';

/** Who added, changed and removed what. */
export function HistorySection({ investor }: { investor: Investor }) {
  const { t } = useTranslation();
  const linesOf = useChangeText();
  const { account, history } = investor;
  const { entries: changes, ...older } = useOlder(history, (next) =>
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
