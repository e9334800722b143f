import { ApiError, Link, useTranslation } from '@phantom/mf-kit';
import { CrossIcon, IconButton } from '../../../shared/components/icon-button';
import { toast } from '../../../shared/components/toasts';
import { useReloadAfter } from '../../../shared/hooks/use-current-row';
import { addToRelease, removeFromRelease, type ReleaseItem } from '../api/releases';
import type { ReleasePageData } from './release.loader';
import styles from './releases.module.css';

const ACTIONS = ['publish', 'unpublish'] as const;

interface ReleaseItemsProps {
  page: ReleasePageData;
  isOpen: boolean;
}

/** What the release does with each entry, and whether it is ready. */
export function ReleaseItems({ page: { ref, types, release }, isOpen }: ReleaseItemsProps) {
  const { t } = useTranslation();
  const reloadAfter = useReloadAfter();
  const change = async (call: Promise<unknown>) => {
    try {
      await reloadAfter(call);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
    }
  };
  return (
    <ul className={styles.items}>
      {release.items.map((item) => {
        const { entry_id: entryId, title, action } = item;
        const type = types.find(({ name }) => name === item.type);
        return (
          <li key={entryId}>
            <div className={styles.item}>
              <Link to={`/content/${ref.service}/${item.type}/${entryId}`}>
                {title || t('translations.untitled')}
              </Link>
              <span className={styles.second}>{type?.singular}</span>
              <Readiness item={item} />
            </div>
            {isOpen ? (
              <>
                <select
                  className="form-select"
                  aria-label={t('releases.actionOf', { title })}
                  value={action}
                  onChange={({ target }) => {
                    const chosen = ACTIONS.find((each) => each === target.value) ?? action;
                    void change(addToRelease(ref, { entry_id: entryId, action: chosen }));
                  }}
                >
                  {ACTIONS.map((each) => (
                    <option key={each} value={each}>
                      {t(`releases.actions.${each}`)}
                    </option>
                  ))}
                </select>
                <IconButton
                  label={t('releases.remove', { title })}
                  onClick={() => void change(removeFromRelease(ref, entryId))}
                >
                  <CrossIcon />
                </IconButton>
              </>
            ) : (
              <span>{t(`releases.actions.${action}`)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Readiness({ item }: { item: ReleaseItem }) {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  if (item.state === 'deleted')
    return <span className={styles.problem}>{t('releases.inBin')}</span>;
  if (item.missing.length > 0) {
    const fields = list.format(item.missing);
    return <span className={styles.problem}>{t('releases.missing', { fields })}</span>;
  }
  if (item.is_edited_since) return <span className={styles.second}>{t('releases.edited')}</span>;
  return null;
}
