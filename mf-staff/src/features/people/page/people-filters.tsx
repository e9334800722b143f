import type { Choice } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useListAddress } from '../../../shared/list/use-list-address';
import { STATES, TYPES, type PeopleQuery } from '../people-query';
import styles from './people-filters.module.css';

export function PeopleFilters({ type, state }: Pick<PeopleQuery, 'type' | 'state'>) {
  const { t } = useTranslation();
  const { go } = useListAddress();
  const choice = (name: 'type' | 'state', value: string | undefined, choices: Choice[]) => (
    <select
      className="form-select"
      aria-label={t(`people.${name}.label`)}
      value={value ?? ''}
      onChange={({ target }) => go({ [name]: target.value || null })}
    >
      <option value="">{t(`people.${name}.all`)}</option>
      {choices.map(({ value: each, label }) => (
        <option key={each} value={each}>
          {label}
        </option>
      ))}
    </select>
  );
  const types = TYPES.map((value) => ({ value, label: t(`people.type.${value}`) }));
  const states = STATES.map((value) => ({ value, label: t(`people.state.${value}`) }));
  return (
    <div className={styles.filters}>
      {choice('type', type, types)}
      {choice('state', state, states)}
    </div>
  );
}
