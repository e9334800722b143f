import { useTranslation } from '@phantom/mf-kit';
import { useId } from 'react';
import { STATES, type State } from '../enquiry';
import styles from './state-choice.module.css';

interface Props {
  value: State;
  onChoose: (state: State) => void;
}

/** One of the five states, all of them in sight. */
export function StateChoice({ value, onChoose }: Props) {
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
