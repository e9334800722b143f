import { Link, useTranslation } from '@phantom/mf-kit';
import { useKept } from '../device/use-kept';
import { comparePath } from './compare-path';
import { comparison } from './comparison';

/** The way to the table of the homes that were chosen. */
export function CompareLink() {
  const { t } = useTranslation();
  const ids = useKept(comparison).value.map(({ id }) => id);
  return (
    <Link className="btn btn-brass" to={comparePath(ids)}>
      {t('compare.open', { count: ids.length })}
    </Link>
  );
}
