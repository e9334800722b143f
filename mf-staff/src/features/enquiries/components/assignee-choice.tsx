import { useSession, useTranslation } from '@phantom/mf-kit';
import { useId } from 'react';
import type { Colleague } from '../api/list-colleagues';
import type { Entry } from '../api/sources';
import { assignable } from '../assignable';

interface Props {
  enquiry: Entry;
  colleagues: Colleague[] | null;
  value: number | null;
  onChoose: (assignee: Colleague | null) => void;
}

/** Who cares for an enquiry. */
export function AssigneeChoice({ enquiry, colleagues, value, onChoose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const user = useSession()?.user;
  const people = assignable(enquiry, colleagues ?? [], user);
  const choose = (chosen: string) =>
    onChoose(people.find((person) => String(person.id) === chosen) ?? null);
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {t('enquiry.handling.assignee')}
      </label>
      <select
        id={id}
        className="form-select"
        value={value ?? ''}
        onChange={({ target }) => choose(target.value)}
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
