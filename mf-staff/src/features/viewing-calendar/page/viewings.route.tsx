import { Link, useLoaderData, type LoaderFunctionArgs, type RouteHandle } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { StaffPage } from '../../../shared/components/staff-page';
import { companyDay } from '../../../shared/date-time/company-day';
import { useNow } from '../../../shared/date-time/use-now';
import { getWeek, type CalendarSlot } from '../api/viewing-calendar';
import { OpenSlotsDialog } from '../form/open-slots-dialog';
import { SlotDialog } from '../form/slot-dialog';
import { useViewingTexts, viewingsTitle } from '../viewing-texts';
import { addDays, mondayOf, readWeek } from '../week';
import { useCalendarText } from './use-calendar-text';
import styles from './viewings.module.css';
import { WeekCalendar } from './week-calendar';

export const loader = async ({ request: { url, signal } }: LoaderFunctionArgs) => {
  const monday = readWeek(new URL(url).searchParams, Date.now());
  return { monday, week: await getWeek(monday, signal) };
};

export const handle: RouteHandle = {
  head: () => ({ title: viewingsTitle(), noindex: true }),
};

function ViewingsPage() {
  const { t } = useViewingTexts();
  const { monday, week } = useLoaderData<typeof loader>();
  const [isOpening, setOpening] = useState(false);
  const [chosen, setChosen] = useState<CalendarSlot>();
  const { fullTime } = useCalendarText();
  const today = companyDay(useNow());
  return (
    <StaffPage
      title={t('title')}
      lead={t('lead')}
      actions={<Button onClick={() => setOpening(true)}>{t('open.open')}</Button>}
    >
      <WeekLinks monday={monday} today={today} />
      <WeekCalendar monday={monday} today={today} slots={week.list} onChoose={setChosen} />
      {isOpening && (
        <OpenSlotsDialog agents={week.agents} today={today} onClose={() => setOpening(false)} />
      )}
      {chosen && (
        <SlotDialog slot={chosen} time={fullTime(chosen)} onClose={() => setChosen(undefined)} />
      )}
    </StaffPage>
  );
}

interface WeekLinksProps {
  monday: string;
  today: string;
}

function WeekLinks({ monday, today }: WeekLinksProps) {
  const { t } = useViewingTexts();
  const { weekName } = useCalendarText();
  const link = (from: string, label: string) => (
    <Link className="btn btn-outline-primary" to={`/viewings?from=${from}`}>
      {label}
    </Link>
  );
  return (
    <div className={styles.weeks}>
      <h2 className="h4">{weekName(monday)}</h2>
      <nav className="d-print-none" aria-label={t('weeks.label')}>
        {link(addDays(monday, -7), t('weeks.previous'))}
        {link(mondayOf(today), t('weeks.current'))}
        {link(addDays(monday, 7), t('weeks.next'))}
      </nav>
    </div>
  );
}

export { ViewingsPage as Component };
