import { useTranslation } from '@phantom/mf-kit';
import {
  companyZoneName,
  computerTime,
  fromCompanyInput,
} from '../../../shared/date-time/company-input';

/** In which zone a time is entered, and what it is on a computer in another one. */
export function useZoneHint(): (input: string) => string {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return (input) => {
    const entered = fromCompanyInput(input);
    const at = entered ? Date.parse(entered) : Date.now();
    const zone = companyZoneName(language, at);
    const here = entered ? computerTime(language, at) : undefined;
    return here
      ? t('content.publish.here', { zone, at: here })
      : t('content.publish.zone', { zone });
  };
}
