import { useTranslation } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import type { ContentPage } from '../content-page';
import { SiteLink } from '../site-link';
import styles from './next-step.module.css';

/** The end of a page: what it leads to, and something to read. Nothing where employees wrote neither. */
export function NextStep({ next_step: next, related }: Pick<ContentPage, 'next_step' | 'related'>) {
  const { t } = useTranslation();
  if (!next && !related) return null;
  return (
    <aside className="pp-next-step" aria-label={t('next.label')}>
      <Container>
        {related && (
          <p className={styles.related}>
            {t('next.read')}
            <SiteLink href={related.href} lang={related.lang}>
              {related.text}
            </SiteLink>
          </p>
        )}
        {next && (
          <SiteLink className="btn btn-primary btn-lg" href={next.href} lang={next.lang}>
            {next.text}
          </SiteLink>
        )}
      </Container>
    </aside>
  );
}
