import { useTranslation } from '@phantom/mf-kit';
import type { ContentPage } from '../content-page';
import { SiteLink } from '../site-link';
import styles from './entry-steps.module.css';

/** The end of an entry among others on a page: what it leads to, and something to read. Nothing where employees wrote neither. */
export function EntrySteps({
  next_step: next,
  related,
}: Pick<ContentPage, 'next_step' | 'related'>) {
  const { t } = useTranslation();
  if (!next && !related) return null;
  return (
    <div className={`d-print-none ${styles.steps}`}>
      {next && (
        <SiteLink className="btn btn-outline-primary" href={next.href} lang={next.lang}>
          {next.text}
        </SiteLink>
      )}
      {related && (
        <p>
          {t('next.read')}{' '}
          <SiteLink href={related.href} lang={related.lang}>
            {related.text}
          </SiteLink>
        </p>
      )}
    </div>
  );
}
