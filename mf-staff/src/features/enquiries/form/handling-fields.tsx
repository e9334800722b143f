import { useSession, useTranslation } from '@phantom/mf-kit';
import { useId } from 'react';
import type { Colleague } from '../../../shared/api/colleagues';
import { STATES, type Enquiry, type State } from '../api/sources';
import { assignable, type NameOf } from '../colleagues';
import styles from './handling-fields.module.css';

interface StateFieldProps {
  value: State;
  onChoose: (state: State) => void;
}

export function StateField({ value, onChoose }: StateFieldProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('enquiry.handling.state')}</legend>
      <div className={styles.states}>
        {STATES.map((state) => (
          <label key={state} className={styles.state}>
            <input
              type="radio"
              className="form-check-input"
              name={name}
              value={state}
              checked={state === value}
              onChange={() => onChoose(state)}
            />
            {t(`enquiries.state.${state}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface AssigneeFieldProps {
  enquiry: Enquiry;
  colleagues: Colleague[] | null;
  nameOf: NameOf;
  value: number | null;
  onChoose: (assigneeId: number | null) => void;
}

export function AssigneeField({
  enquiry,
  colleagues,
  nameOf,
  value,
  onChoose,
}: AssigneeFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const user = useSession()?.user;
  const { assignee_id: present } = enquiry;
  const people = assignable(
    present === null ? null : { id: present, name: nameOf(present) },
    colleagues ?? [],
    user,
  );
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {t('enquiry.handling.assignee')}
      </label>
      <select
        id={id}
        className="form-select"
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
        aria-describedby={colleagues ? undefined : `${id}-note`}
      >
        <option value="">{t('enquiry.handling.nobody')}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.id === user?.id ? t('enquiries.you', { name: person.name }) : person.name}
          </option>
        ))}
      </select>
      {!colleagues && (
        <p id={`${id}-note`} className="form-text mb-0">
          {t('enquiry.handling.noColleagues')}
        </p>
      )}
    </div>
  );
}
