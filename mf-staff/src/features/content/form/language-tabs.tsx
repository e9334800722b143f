import { LANGUAGES, useTranslation, type Language } from '@phantom/mf-kit';
import { Tabs } from '@phantom/ui';
import type { ReactNode } from 'react';
import { useListAddress } from '../../../shared/list/use-list-address';
import { isFilled, SOURCE_LANGUAGE } from '../draft/entry-data';
import { useDraftPart } from '../draft/use-draft';
import { TranslationDot } from '../translation-states';
import styles from './language-tabs.module.css';

interface LanguageTabsProps {
  active: Language;
  onSelect: (language: Language) => void;
  children: ReactNode;
}

/** The languages of the entry, each with the state of its translation. */
export function LanguageTabs({ active, onSelect, children }: LanguageTabsProps) {
  const { t } = useTranslation();
  const { hrefFor } = useListAddress();
  const translations = useDraftPart((state) => state.entry.translations);
  // Where nothing is written yet, nothing is translated.
  const hasSource = useDraftPart(({ entry }) =>
    Object.values(entry.draft.texts[SOURCE_LANGUAGE] ?? {}).some(isFilled),
  );
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('content.languages.label')}
        active={active}
        onSelect={onSelect}
        tabs={LANGUAGES.map((language) => {
          const state = translations.find((each) => each.language === language)?.state;
          return {
            key: language,
            href: hrefFor({ language }),
            label: (
              <>
                <span className={styles.name}>{t(`content.languages.${language}`)}</span>
                <span className={styles.code} aria-hidden="true">
                  {language.toUpperCase()}
                </span>
                {hasSource && state && state !== 'source' && <TranslationDot state={state} />}
              </>
            ),
          };
        })}
      >
        {children}
      </Tabs>
    </div>
  );
}
