import { useTranslation } from '@phantom/mf-kit';
import classNames from 'classnames';
import styles from './combobox-field.module.css';
import { FieldFrame } from './field-frame';
import { useCombobox, type FindOptions, type Option } from './use-combobox';
import { useControl, type FieldProps } from './use-control';

interface ComboboxFieldProps extends FieldProps {
  /** Called with an empty text when the list opens. */
  find: FindOptions;
  placeholder?: string;
}

/** One of many options, found by a search: an ARIA combobox. The value is the {@link Option} or null. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, find, placeholder } = props;
  const { t } = useTranslation();
  const { frame, value, isBusy, control, helpers } = useControl<Option | null>(props);
  const listId = `${frame.id}-options`;
  const combobox = useCombobox(value, find, (chosen) => void helpers.setValue(chosen));
  const { options, isOpen, isFailed, active } = combobox;
  const hasOptions = options !== undefined && options.length > 0;

  return (
    <FieldFrame {...frame}>
      <div className={styles.combobox}>
        <input
          {...control}
          type="text"
          role="combobox"
          className={classNames('form-control', styles.input, frame.message && 'is-invalid')}
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={listId}
          aria-activedescendant={hasOptions ? `${listId}-${active}` : undefined}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          readOnly={isBusy}
          value={combobox.text}
          onClick={isBusy || isOpen ? undefined : combobox.open}
          onChange={(event) => combobox.onInput(event.target.value)}
          onKeyDown={isBusy ? undefined : combobox.onKeyDown}
          onBlur={(event) => {
            combobox.close();
            control.onBlur(event);
          }}
        />
        {isOpen && !hasOptions && (
          <p className={styles.none} role="status">
            {t(isFailed ? 'kit:combobox.failed' : 'kit:combobox.none')}
          </p>
        )}
        {hasOptions && (
          <ul id={listId} role="listbox" aria-label={label} className={styles.options}>
            {options.map((option, index) => (
              // The input keeps the focus and handles the keys.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events
              <li
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                className={styles.option}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => combobox.setActive(index)}
                onClick={() => combobox.choose(option)}
              >
                <span>{option.label}</span>
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
              </li>
            ))}
          </ul>
        )}
        <span className="visually-hidden" role="status">
          {hasOptions && t('kit:combobox.found', { count: options.length })}
        </span>
      </div>
    </FieldFrame>
  );
}
