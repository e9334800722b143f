import { ChoiceField, SelectField, type Rules } from '@phantom/forms';
import { TIME_ZONE } from '../listing-texts';
import styles from './slot-fields.module.css';
import { useViewingTexts } from './viewing-texts';
import type { ViewingSlot } from './viewings';

/** The values of the fields. */
export interface SlotValues {
  /** In New York, as YYYY-MM-DD. */
  day: string;
  /** The id of a slot. */
  slot: string;
}

const DAY = new Intl.DateTimeFormat('sv', { timeZone: TIME_ZONE });

const dayOf = ({ starts_at: start }: ViewingSlot): string => DAY.format(new Date(start));

/** The chosen day; the first one until a day is chosen, and when the chosen one has no free time any more. */
function shownDay(day: string, slots: readonly ViewingSlot[]): string {
  const days = slots.map(dayOf);
  return days.includes(day) ? day : (days[0] ?? '');
}

/** A slot must be of the day that is shown: one of another day may have been chosen before. */
export const slotRule = ({ requiredText }: Rules, slots: readonly ViewingSlot[], message: string) =>
  requiredText(message).when('day', ([day], schema) =>
    schema.oneOf(
      slotsOf(String(day), slots).map(({ id }) => String(id)),
      message,
    ),
  );

const slotsOf = (day: string, slots: readonly ViewingSlot[]): ViewingSlot[] => {
  const shown = shownDay(day, slots);
  return slots.filter((slot) => dayOf(slot) === shown);
};

interface SlotFieldsProps {
  slots: readonly ViewingSlot[];
  /** As it was chosen. */
  day: string;
}

/** A day, and the times that are free on it. */
export function SlotFields({ slots, day }: SlotFieldsProps) {
  const { t, i18n } = useViewingTexts();
  const format = (options: Intl.DateTimeFormatOptions, { starts_at: start }: ViewingSlot) =>
    new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: TIME_ZONE }).format(
      new Date(start),
    );
  const firstOfDays = slots.filter(
    (slot, at) => at === slots.findIndex((other) => dayOf(other) === dayOf(slot)),
  );
  const dayChoices = firstOfDays.map((slot) => ({
    value: dayOf(slot),
    label: format({ weekday: 'long', day: 'numeric', month: 'long' }, slot),
  }));
  const timeChoices = slotsOf(day, slots).map((slot) => ({
    value: String(slot.id),
    label: format({ hour: 'numeric', minute: '2-digit' }, slot),
  }));
  return (
    <>
      <SelectField name="day" label={t('book.day')} required choices={dayChoices} />
      <div className={styles.times}>
        <ChoiceField
          name="slot"
          label={t('book.time')}
          hint={t('book.zone')}
          required
          choices={timeChoices}
        />
      </div>
    </>
  );
}
