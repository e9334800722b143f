import { useFormat, useTranslation } from '@phantom/mf-kit';
import { relativeTime } from './relative-time';
import { useNow } from './use-now';

/** How long ago something was, with the exact time as its title. */
export function Moment({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const { dateTime } = useFormat();
  return (
    <time dateTime={at} title={dateTime(at)}>
      {relativeTime(at, useNow(), i18n.language)}
    </time>
  );
}
