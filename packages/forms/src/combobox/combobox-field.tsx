import { useTranslation } from '@phantom/mf-kit';
import classNames from 'classnames';
import { FieldFrame } from '../fields/field-frame';
import { useControl, type FieldProps } from '../fields/use-control';
import styles from './combobox-field.module.css';
import { ComboboxOptions } from './combobox-options';
import { useCombobox } from './use-combobox';
import type { FindOptions, Option } from './use-options';

export type { FindOptions, Option } from './use-options';

interface ComboboxFieldProps extends FieldProps {
  /** Asked with no words when the list is opened. */
  find: FindOptions;
  placeholder?: string;
}

/** One of many, found by words: an ARIA combobox. The form's value is the {@link Option}, or null. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, required, hint, find, placeholder } = props;
  const { t } = useTranslation();
  const { id, noteId, message, value, isBusy, control, helpers } = useControl<Option | null>(props);
  const listId = `${id}-options`;
  const combobox = useCombobox(value, find, (chosen) => void helpers.setValue(chosen));
  const { options, isOpen, isFailed, active } = combobox;
  const hasOptions = options !== undefined && options.length > 0;

  return (
    <FieldFrame {...{ id, noteId, label, required, message, hint }}>
      <div className={styles.combobox}>
        <input
          id={id}
          name={control.name}
          type="text"
          role="combobox"
          className={classNames('form-control', styles.input, message && 'is-invalid')}
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={listId}
          aria-activedescendant={hasOptions ? `${listId}-${active}` : undefined}
          aria-invalid={control['aria-invalid']}
          aria-describedby={control['aria-describedby']}
          required={required}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          readOnly={isBusy}
          value={combobox.text}
          onClick={isBusy || isOpen ? undefined : combobox.open}
          onChange={(event) => combobox.onInput(event.target.value)}
          onKeyDown={isBusy ? undefined : combobox.onKeyDown}
          onBlur={(event) => {
            combobox.onLeave();
            control.onBlur(event);
          }}
        />
        {options && (
          <ComboboxOptions
            id={listId}
            label={label}
            options={options}
            active={active}
            isFailed={isFailed}
            onPoint={combobox.setActive}
            onChoose={combobox.choose}
          />
        )}
        <span className="visually-hidden" role="status">
          {hasOptions && t('kit:combobox.found', { count: options.length })}
        </span>
      </div>
    </FieldFrame>
  );
}
