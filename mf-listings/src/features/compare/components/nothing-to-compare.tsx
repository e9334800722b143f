import { Link, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { CompareLink } from '../../../shared/compare/compare-link';
import { comparison } from '../../../shared/compare/comparison';
import { useKeptPart } from '../../../shared/device/use-kept';

/** Stands where the address names no home that is on the market; with the way to what was chosen on this device. */
export function NothingToCompare() {
  const { t } = useTranslation();
  const hasChosen = useKeptPart(comparison, (chosen) => chosen.length > 0);
  return (
    <EmptyState title={t('compare.empty.title')}>
      <p>{t('compare.empty.text')}</p>
      {hasChosen ? (
        <CompareLink />
      ) : (
        <Link className="btn btn-primary" to="/listings">
          {t('compare.empty.action')}
        </Link>
      )}
    </EmptyState>
  );
}
