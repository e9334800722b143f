import { useTranslation } from '@phantom/mf-kit';
import { RANGES } from '../../../shared/search/contradictions';
import { rangeFaults } from '../faults';
import type { ResultsData } from '../loader';

/** Says what of the address could not be followed. */
export function SearchNotices({ page }: { page: ResultsData }) {
  const { t } = useTranslation();
  const turned = [...rangeFaults(page)].filter(([, fault]) => fault === 'order');
  const ends: readonly string[] = Object.values(RANGES).flat();
  const isRead = page.ignored.length === 0;
  if (turned.length === 0 && isRead) return null;

  const amounts = page.ignored.filter((name) => ends.includes(name));
  return (
    <div className="alert alert-warning" role="alert">
      {turned.map(([name]) => (
        <p key={name} className="mb-0">
          {t('search.notice.order', { what: t(`filters.${name}`) })}
        </p>
      ))}
      {!isRead && (
        <p className="mb-0">
          {t(amounts.length > 0 ? 'search.notice.unreadable' : 'search.notice.unknown')}
        </p>
      )}
    </div>
  );
}
