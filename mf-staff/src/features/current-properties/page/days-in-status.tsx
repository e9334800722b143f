import { useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { useDateTime } from '../../../shared/date-time/company-time';
import type { CurrentProperty } from '../api/properties';

interface DaysInStatusProps {
  property: Pick<CurrentProperty, 'days_in_status' | 'status_changed_at'>;
  children?: ReactNode;
}

/** How long the property has had its status; the title shows since when. */
export function DaysInStatus({ property, children }: DaysInStatusProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { days_in_status, status_changed_at } = property;
  return (
    <time
      dateTime={status_changed_at}
      title={t('properties.since', { time: dateTime(status_changed_at) })}
    >
      {children ?? t('properties.days', { count: days_in_status })}
    </time>
  );
}
