import { RichText, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import type { PropertyDetail } from '../api/property';
import styles from './archived-notice.module.css';

interface ArchivedNoticeProps {
  property: PropertyDetail;
  onRestore: () => void;
}

export function ArchivedNotice({ property, onRestore }: ArchivedNoticeProps) {
  const { t } = useTranslation();
  const { archival } = property;
  return (
    <section className={styles.notice} aria-label={t('archive.label')}>
      <div className={styles.text}>
        <p className={styles.title}>{t('archive.title')}</p>
        {archival && (
          <p>
            <RichText
              text={t('archive.by', { name: archival.actor.name })}
              elements={{ b: <strong /> }}
            />{' '}
            <RelativeTime at={archival.at} />
            {archival.reason && <>: {archival.reason}</>}
          </p>
        )}
      </div>
      <Button variant="outline-primary" onClick={onRestore}>
        {t('archive.restore.open')}
      </Button>
    </section>
  );
}
