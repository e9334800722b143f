import { useTranslation } from '@phantom/mf-kit';
import classNames from 'classnames';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { FieldFrame } from './field-frame';
import styles from './password-field.module.css';
import { useControl, type FieldProps } from './use-control';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** Below the control, for example a strength meter. */
  children?: ReactNode;
  onFocus?: () => void;
}

/** A password that can be shown. Warns when Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { autoComplete, children, onFocus } = props;
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const hint = hasCapsLock ? t('kit:form.capsLock') : props.hint;
  const { frame, isBusy, control } = useControl({ ...props, hint });
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <FieldFrame {...frame}>
      <div className={styles.control}>
        <input
          {...control}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          readOnly={isBusy}
          onFocus={onFocus}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onBlur={(event) => {
            control.onBlur(event);
            setCapsLock(false);
          }}
          className={classNames('form-control', styles.input, frame.message && 'is-invalid')}
        />
        <button
          type="button"
          className={styles.show}
          aria-label={t('kit:form.showPassword')}
          aria-pressed={isShown}
          aria-controls={frame.id}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon isOpen={!isShown} />
        </button>
      </div>
      {children}
    </FieldFrame>
  );
}

function EyeIcon({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      fill="none"
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
        <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
        <circle cx="12" cy="12" r="2.9" />
        {!isOpen && <path d="M4.5 19.5 19.5 4.5" />}
      </g>
    </svg>
  );
}
