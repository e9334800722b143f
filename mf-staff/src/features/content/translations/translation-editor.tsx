import { ApiError, Link, useTranslation } from '@phantom/mf-kit';
import { Button, EmptyState } from '@phantom/ui';
import { useEffect, useState } from 'react';
import { StaffBreadcrumbs } from '../../../shared/components/staff-breadcrumbs';
import { StaffPage } from '../../../shared/components/staff-page';
import { toast } from '../../../shared/components/toasts';
import type { ContentField } from '../api/entries';
import {
  confirmTranslation,
  getTranslation,
  markTranslation,
  type Translation,
} from '../api/translations';
import { isFilled, pathOf, SOURCE_LANGUAGE } from '../draft/entry-data';
import { useDraft, useDraftPart } from '../draft/use-draft';
import { SaveStatus } from '../page/save-status';
import { TARGETS, translationPath } from './board-query';
import styles from './translation.module.css';
import { TranslationField } from './translation-field';
import type { TranslationPageData } from './translation.loader';
import { NEXT_KEY, useNextTranslation } from './use-next-translation';

/** Source and translation side by side. Texts save themselves, as in the editor. */
export function TranslationEditor({ page }: { page: TranslationPageData }) {
  const { t } = useTranslation();
  const { ref, type, entry, language } = page;
  const { translation, confirm, mark } = useTranslationState(page);
  const goOn = useNextTranslation({ language, current: ref });
  const isDeleted = useDraftPart((state) => state.entry.state === 'deleted');
  const fields = type.fields.filter(({ translated }) => translated);
  const { state } = translation;
  const title = entry.title || t('translations.untitled');
  return (
    <StaffPage
      eyebrow={
        <StaffBreadcrumbs
          parents={[
            { name: t('content.title'), path: '/content' },
            {
              name: t('translations.title'),
              path: `/content/translations?language=${language}`,
            },
          ]}
          title={title}
        />
      }
      title={title}
      lead={
        <>
          {t(translation.is_at_agency ? 'translations.atAgency' : `translations.states.${state}`)} ·{' '}
          <Link to={`/content/${ref.service}/${type.name}/${ref.id}`}>
            {t('translations.openEntry')}
          </Link>
        </>
      }
      actions={
        <>
          <SaveStatus />
          {state === 'outdated' && (
            <Button variant="outline-primary" onClick={() => void confirm()}>
              {t('translations.confirm')}
            </Button>
          )}
          {state !== 'done' && state !== 'empty' && (
            <Button variant="outline-primary" onClick={() => void mark(state !== 'in-work')}>
              {t(state === 'in-work' ? 'translations.release' : 'translations.begin')}
            </Button>
          )}
          <Button aria-keyshortcuts={NEXT_KEY} onClick={() => void goOn()}>
            {t('translations.next')} <kbd className={styles.key}>{NEXT_KEY}</kbd>
          </Button>
        </>
      }
    >
      <ul className={styles.languages} aria-label={t('translations.language')}>
        {TARGETS.map((each) => (
          <li key={each}>
            <Link
              to={translationPath(ref.service, entry, each)}
              aria-current={each === language ? 'page' : undefined}
            >
              {t(`content.languages.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
      <NoText page={page} fields={fields} />
      <div className={styles.fields}>
        {fields.map((field) => (
          <TranslationField
            key={`${field.name} ${language}`}
            {...{ type, field, language, isReadOnly: isDeleted }}
            status={translation.fields.find(({ name }) => name === field.name)}
            onConfirm={() => void confirm(field.name)}
          />
        ))}
      </div>
    </StaffPage>
  );
}

/** Says where nothing is written yet, and leads to the form. */
function NoText({ page, fields }: { page: TranslationPageData; fields: ContentField[] }) {
  const { t } = useTranslation();
  const { valueOf } = useDraft();
  const { ref, type, language } = page;
  const hasText = fields.some((field) =>
    [SOURCE_LANGUAGE, language].some((each) => isFilled(valueOf(pathOf(field, each)))),
  );
  if (hasText) return null;
  return (
    <EmptyState title={t('content.field.noSource')}>
      <Link
        className="btn btn-outline-primary"
        to={`/content/${ref.service}/${type.name}/${ref.id}`}
      >
        {t('translations.openEntry')}
      </Link>
    </EmptyState>
  );
}

/** The state of the translation: it is read again after each save. */
function useTranslationState({ ref, language, translation: loaded }: TranslationPageData) {
  const { t } = useTranslation();
  const draft = useDraft();
  const version = useDraftPart(({ entry }) => entry.version);
  const [read, setRead] = useState<{ language: string; translation: Translation }>();
  const { service, id } = ref;
  useEffect(() => {
    const controller = new AbortController();
    getTranslation({ service, id }, language, controller.signal).then(
      (translation) => setRead({ language, translation }),
      (error: unknown) => {
        if (!(error instanceof ApiError) && !controller.signal.aborted) reportError(error);
      },
    );
    return () => controller.abort();
  }, [service, id, language, version]);
  const change = async (call: () => Promise<Translation>) => {
    try {
      if (!(await draft.flush())) return toast(t('content.save.first'));
      setRead({ language, translation: await call() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
    }
  };
  return {
    translation: read?.language === language ? read.translation : loaded,
    confirm: (field?: string) =>
      change(() =>
        confirmTranslation(ref, language, { version: draft.getState().entry.version, field }),
      ),
    mark: (isInWork: boolean) => change(() => markTranslation(ref, language, isInWork)),
  };
}
