import { useTranslation } from '@phantom/mf-kit';
import classNames from 'classnames';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './combobox-field.module.css';
import { useCombobox, type FindOptions, type Option } from './use-combobox';

interface ComboboxProps extends Pick<
  ComponentPropsWithoutRef<'input'>,
  | 'name'
  | 'required'
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-required'
  | 'onBlur'
  | 'placeholder'
> {
  id: string;
  /** Names the list of options. */
  label: string;
  value: Option | null;
  onChange: (value: Option | null) => void;
  /** Called with an empty text when the list opens. */
  find: FindOptions;
  readOnly?: boolean;
}

/** The control of a {@link ComboboxField}, for use outside a form. */
export function Combobox(props: ComboboxProps) {
  const { id, label, value, onChange, find, readOnly, onBlur, ...control } = props;
  const { t } = useTranslation();
  const listId = `${id}-options`;
  const combobox = useCombobox(value, find, onChange);
  const { options, isOpen, isFailed, active } = combobox;
  const hasOptions = options !== undefined && options.length > 0;

  return (
    <div className={styles.combobox}>
      <input
        {...control}
        id={id}
        type="text"
        role="combobox"
        className={classNames(
          'form-control',
          styles.input,
          control['aria-invalid'] && 'is-invalid',
        )}
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={listId}
        aria-activedescendant={hasOptions ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        readOnly={readOnly}
        value={combobox.text}
        onClick={readOnly || isOpen ? undefined : combobox.open}
        onChange={(event) => combobox.onInput(event.target.value)}
        onKeyDown={readOnly ? undefined : combobox.onKeyDown}
        onBlur={(event) => {
          combobox.close();
          onBlur?.(event);
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
  );
}
