import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useKept } from '../../../shared/device/use-kept';
import { favourites, type Favourite } from '../../../shared/favourites/favourites';
import styles from './favourites-header.module.css';

/** Says what stands here, where it is kept, and takes it all away. */
export function FavouritesHeader({ listed }: { listed: Favourite[] }) {
  const { t } = useTranslation();
  const { value, state } = useKept(favourites);
  const removeAll = () => void favourites.change(() => []);
  const restore = () => void favourites.change(() => listed);
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
        {value.length > 0 && (
          <Button variant="link" className={styles.remove} onClick={removeAll}>
            {t('favourites.removeAll')}
          </Button>
        )}
        {value.length === 0 && listed.length > 0 && (
          <Button variant="outline-primary" onClick={restore}>
            {t('favourites.restore')}
          </Button>
        )}
      </div>
    </header>
  );
}
