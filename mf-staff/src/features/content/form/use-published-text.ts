import { useTranslation } from '@phantom/mf-kit';
import { fromCompanyInput } from '../../../shared/date-time/company-input';
import { useDateTime } from '../../../shared/date-time/company-time';

interface PublicationTime {
  when: 'now' | 'later';
  /** Entered New York time. */
  publish_at: string;
}

/** What a toast says after a publication: that it is live, or when it goes live. */
export function usePublishedText() {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  return ({ when, publish_at }: PublicationTime) =>
    when === 'now'
      ? t('content.publish.done.now')
      : t('content.publish.done.later', { at: dateTime(fromCompanyInput(publish_at) ?? '') });
}
