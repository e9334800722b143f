import { useHydrated, useTranslation } from '@phantom/mf-kit';
import { CompareIcon } from './compare-icon';
import styles from './compare-toggle.module.css';
import type { ComparedHome } from './comparison';
import { useCompared } from './use-compared';

interface Props {
  home: ComparedHome;
  /** The look of the buttons beside a text, and not on a picture. */
  outlined?: boolean;
}

/** Puts a home beside others, or takes it away from them. */
export function CompareToggle({ home, outlined = false }: Props) {
  const { t } = useTranslation();
  const isReady = useHydrated();
  const { isChosen, toggle } = useCompared(home);
  return (
    <button
      type="button"
      className={outlined ? `btn btn-sm btn-outline-primary ${styles.outlined}` : styles.pill}
      aria-pressed={isChosen}
      aria-label={t('compare.button', { name: home.name ?? t('home.unnamed') })}
      disabled={!isReady}
      onClick={toggle}
    >
      <CompareIcon />
      {t('compare.word')}
    </button>
  );
}
