import { useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { CrossIcon } from '../components/cross-icon';
import styles from './compared-item.module.css';
import { dropFromComparison, type ComparedHome } from './comparison';

interface Props {
  home: ComparedHome;
  /** Called before it is left out. */
  onRemove?: () => void;
}

/** One of the homes in the bar. On a phone its picture is the button that leaves it out. */
export function ComparedItem({ home, onRemove }: Props) {
  const { t } = useTranslation();
  const name = home.name ?? t('home.unnamed');
  const remove = () => {
    onRemove?.();
    dropFromComparison(home.id);
  };
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        <Picture src={home.picture} alt="" ratio="1:1" sizes="48px" />
      </div>
      <span className={styles.name}>{name}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('compare.leaveOut', { name })}
        onClick={remove}
      >
        <CrossIcon />
      </button>
    </li>
  );
}
