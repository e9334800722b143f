import { Link } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { toCompanyInput } from '../../../shared/date-time/company-input';
import type { CalendarSlot } from '../api/viewing-calendar';
import { useViewingTexts } from '../viewing-texts';
import { daysOf } from '../week';
import { useCalendarText } from './use-calendar-text';
import styles from './viewings.module.css';

interface WeekCalendarProps {
  monday: string;
  today: string;
  slots: readonly CalendarSlot[];
  onChoose: (slot: CalendarSlot) => void;
}

/** A list of days, each with its times: columns on a wide screen, else one below the other. */
export function WeekCalendar({ monday, today, slots, onChoose }: WeekCalendarProps) {
  const { t } = useViewingTexts();
  const { dayName } = useCalendarText();
  const slotsOf = (day: string) =>
    slots.filter(({ starts_at: start }) => toCompanyInput(start).startsWith(day));
  return (
    <>
      <p className={styles.zone}>{t('zone')}</p>
      <ol className={styles.week}>
        {daysOf(monday).map((day) => (
          <li key={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
            <h3 className="h6">{dayName(day)}</h3>
            {slotsOf(day).length > 0 ? (
              <ul className={styles.slots}>
                {slotsOf(day).map((slot) => (
                  <li key={slot.id}>
                    <Slot slot={slot} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
            ) : (
              <p className={styles.none}>{t('none')}</p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

interface SlotProps {
  slot: CalendarSlot;
  onChoose: (slot: CalendarSlot) => void;
}

function Slot({ slot, onChoose }: SlotProps) {
  const { t } = useViewingTexts();
  const { time, fullTime } = useCalendarText();
  const { listing_id: listing, starts_at: start, home, agent, viewing } = slot;
  return (
    <article className={viewing ? styles.booked : styles.open}>
      <p className={styles.time}>
        <time dateTime={start}>{time(slot)}</time>
        <span className={styles.state}>{t(viewing ? 'booked' : 'free')}</span>
      </p>
      <Link to={`/listings-detail/${listing}`}>{home}</Link>
      {agent && <p>{t('agent', { name: agent.name })}</p>}
      {viewing && (
        <address>
          <span>{viewing.name}</span>
          <a href={`mailto:${viewing.email}`}>{viewing.email}</a>
          {viewing.phone && <a href={`tel:${viewing.phone}`}>{viewing.phone}</a>}
          <span>{t(`languages.${viewing.lang}`)}</span>
        </address>
      )}
      <Button
        size="sm"
        variant="outline-primary"
        className="d-print-none"
        aria-label={t(viewing ? 'cancel.named' : 'remove.named', { time: fullTime(slot), home })}
        onClick={() => onChoose(slot)}
      >
        {t(viewing ? 'cancel.open' : 'remove.open')}
      </Button>
    </article>
  );
}
