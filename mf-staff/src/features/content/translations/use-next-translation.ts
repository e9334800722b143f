import { ApiError, useNavigate, useTranslation } from '@phantom/mf-kit';
import { isPressed, SHORTCUTS } from '@phantom/mf-kit/shortcuts';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../../shared/components/toasts';
import { nextTranslation, type TargetLanguage } from '../api/translations';
import { CONTENT_SERVICES, type ContentService } from '../../../shared/content-services';
import { translationPath } from './board-query';

export const NEXT_KEY = SHORTCUTS.translations.next;

interface From {
  language: TargetLanguage;
  /** The open entry. */
  current?: { service: ContentService; id: number };
  /** Stays within a type. */
  type?: { service: ContentService; name: string };
}

/** Opens the next entry that lacks a translation. The key is listened to on the whole page. */
export function useNextTranslation({ language, current, type }: From) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goOn = async () => {
    try {
      for (const service of servicesFrom(type?.service ?? current?.service, Boolean(type))) {
        const after = current?.service === service ? current.id : undefined;
        const entry = await nextTranslation(service, { language, type: type?.name, after });
        if (entry) return void navigate(translationPath(service, entry, language));
      }
      toast(t('translations.noNext', { language: t(`content.languages.${language}`) }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
    }
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(NEXT_KEY, event)) return;
    event.preventDefault();
    void goOn();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return goOn;
}

/** The other services follow, if the search is not for a type of one. */
function servicesFrom(first: ContentService | undefined, isOnly: boolean): ContentService[] {
  if (!first) return CONTENT_SERVICES;
  return isOnly ? [first] : [first, ...CONTENT_SERVICES.filter((service) => service !== first)];
}
