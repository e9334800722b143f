import { useTranslation } from '@phantom/mf-kit';
import type { EntryRow, TranslationState } from './api/entries';
import styles from './translation-states.module.css';

/** A dot whose shape and colour show the state; its text is for screen readers and as a hint. */
export function TranslationDot({ state }: { state: TranslationState }) {
  const { t } = useTranslation();
  const text = t(`content.translation.${state}`);
  return (
    <span className={`${styles.dot} ${styles[state]}`} title={text}>
      <span className="visually-hidden">({text})</span>
    </span>
  );
}

/** The state of each language of an entry; nothing for an entry without texts. */
export function TranslationStates({ translations }: Pick<EntryRow, 'translations'>) {
  const { t } = useTranslation();
  return (
    <ul className={styles.states}>
      {translations.map(({ language, state }) => (
        <li key={language} className={styles[state]} title={t(`content.translation.${state}`)}>
          <abbr title={t(`content.languages.${language}`)}>{language.toUpperCase()}</abbr>
          <span className="visually-hidden">: {t(`content.translation.${state}`)}</span>
        </li>
      ))}
    </ul>
  );
}
