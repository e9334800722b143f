import type { RemoteStatus } from '../api/get-status';
import { useTranslation } from '@phantom/mf-kit';
import { Timeline } from '../../../shared/timeline/timeline';
import styles from './status-page.module.css';

type Props = Pick<RemoteStatus, 'name' | 'revisions'>;

/** Who changed when what visitors get of a section. */
export function RevisionList({ name, revisions }: Props) {
  const { t } = useTranslation();
  if (revisions.length === 0) return null;
  const entries = revisions.map(({ revision, at, by, what, version, note }) => ({
    id: revision,
    at,
    title: t(`siteStatus.revision.${what}`, { version, by }),
    children: note && <p className={styles.note}>{note}</p>,
  }));
  return (
    <details className={styles.revisions}>
      <summary>{t('siteStatus.revisions', { count: revisions.length })}</summary>
      <Timeline label={t('siteStatus.revisionsOf', { name })} entries={entries} />
    </details>
  );
}
