import { CheckField, SelectField } from '@phantom/forms';
import {
  ALERT_EVENTS,
  ALERT_FREQUENCIES,
  type AlertChoices,
  type AlertEvent,
  type AlertFrequency,
} from './saved-searches';
import { useSavedSearchTexts } from './saved-search-texts';
import styles from './alert-fields.module.css';

/** How often, and of what: the values of the fields. Each event is a check box. */
export type AlertValues = Record<AlertEvent, boolean> & { frequency: AlertFrequency };

export const valuesOfChoices = ({ frequency, events }: AlertChoices): AlertValues => ({
  frequency,
  ...(Object.fromEntries(ALERT_EVENTS.map((event) => [event, events.includes(event)])) as Record<
    AlertEvent,
    boolean
  >),
});

export const choicesOfValues = (values: AlertValues): AlertChoices => ({
  frequency: values.frequency,
  events: ALERT_EVENTS.filter((event) => values[event]),
});

/** Homes that have left the market are news for few people. */
export const DEFAULT_CHOICES: AlertChoices = {
  frequency: 'at-once',
  events: ['new', 'price-lowered', 'open-house', 'back'],
};

export function AlertFields() {
  const { t } = useSavedSearchTexts();
  return (
    <>
      <SelectField
        name="frequency"
        label={t('frequency.label')}
        choices={ALERT_FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}`) }))}
      />
      <fieldset className={styles.events}>
        <legend>{t('events.label')}</legend>
        {ALERT_EVENTS.map((event) => (
          <CheckField key={event} name={event} label={t(`events.${event}`)} />
        ))}
      </fieldset>
    </>
  );
}
