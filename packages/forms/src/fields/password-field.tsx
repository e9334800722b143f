import { useTranslation } from '@phantom/mf-kit';
import classNames from 'classnames';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { EyeIcon } from './eye-icon';
import { FieldFrame } from './field-frame';
import styles from './password-field.module.css';
import { useControl, type FieldProps } from './use-control';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** Below the field, as how strong the password is. */
  children?: ReactNode;
  /** Called as the visitor comes to the field. */
  onEnter?: () => void;
}

/** A password, which can be looked at while it is typed; says so while Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, required, hint, autoComplete, children, onEnter } = props;
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const help = hasCapsLock ? t('kit:form.capsLock') : hint;
  const { id, noteId, message, isBusy, control } = useControl({
    name,
    label,
    required,
    hint: help,
  });
  const look = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));
  return (
    <FieldFrame {...{ id, noteId, label, required, message, hint: help }}>
      <div className={styles.control}>
        <input
          {...control}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          readOnly={isBusy}
          onFocus={onEnter}
          onKeyDown={look}
          onKeyUp={look}
          onBlur={(event) => {
            control.onBlur(event);
            setHasCapsLock(false);
          }}
          className={classNames('form-control', styles.input, message && 'is-invalid')}
        />
        <button
          type="button"
          className={styles.show}
          aria-label={t('kit:form.showPassword')}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          <EyeIcon isOpen={!isShown} />
        </button>
      </div>
      {children}
    </FieldFrame>
  );
}
