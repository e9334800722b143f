import type { VersionStatus } from '../api/get-status';
import { useTranslation } from '@phantom/mf-kit';
import styles from './status-page.module.css';

/** A version, and what it is for the visitors. */
export function VersionName({ version }: { version: VersionStatus }) {
  const { t } = useTranslation();
  const { isDefault, isStaged, share } = version;
  const part = isStaged ? 'staged' : isDefault ? 'default' : share > 0 ? 'canary' : 'former';
  return (
    <>
      <code className={styles.version}>{version.version}</code>
      <small className="d-block text-body-secondary">{t(`siteStatus.part.${part}`)}</small>
    </>
  );
}
