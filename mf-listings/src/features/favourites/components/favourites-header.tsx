import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useKept } from '../../../shared/device/use-kept';
import { favourites } from '../../../shared/favourites/favourites';
import { useRemoveAll } from '../hooks/use-remove-all';
import styles from './favourites-header.module.css';

/** Says what stands here, where it is kept, and takes it all away. */
export function FavouritesHeader() {
  const { t } = useTranslation();
  const { state } = useKept(favourites);
  const all = useRemoveAll();
  return (
    <header className={styles.header}>
      <div>
        <p className="pp-eyebrow">{t('favourites.eyebrow')}</p>
        <h1>{t('favourites.title')}</h1>
        <p className={styles.privacy}>
          {t(state === 'memory' ? 'favourites.inMemory' : 'favourites.privacy')}
        </p>
      </div>
      <div className={styles.actions}>
        {/* One button for both: whoever pressed it stays on it. */}
        {all && (
          <Button
            variant={all.isUndo ? 'outline-primary' : 'link'}
            className={all.isUndo ? undefined : styles.remove}
            onClick={all.act}
          >
            {t(all.isUndo ? 'favourites.restore' : 'favourites.removeAll')}
          </Button>
        )}
      </div>
    </header>
  );
}
