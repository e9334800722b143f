import { useFormat, useTranslation } from '@phantom/mf-kit';
import styles from './characters-left.module.css';

interface CharactersLeftProps {
  id: string;
  left: number;
  max: number;
}

/** From here on a screen reader hears how many are left. */
const NEARLY_FULL = 0.1;
/** Not at each key: it would speak over the typing. */
const TOLD_EVERY = 20;

/** How much more fits. */
export function CharactersLeft({ id, left, max }: CharactersLeftProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const told = Math.ceil(left / TOLD_EVERY) * TOLD_EVERY;
  const inWords = (count: number) =>
    count < 0
      ? t('kit:form.tooMany', { count: -count, number: number(-count) })
      : t('kit:form.left', { count, number: number(count) });
  return (
    <span className={styles.counter}>
      <span id={id} className={left < 0 ? styles.over : undefined}>
        {inWords(left)}
      </span>
      <span className="visually-hidden" role="status">
        {left < max * NEARLY_FULL && inWords(left < 0 ? left : told)}
      </span>
    </span>
  );
}
