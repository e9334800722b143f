import { useTranslation } from '@phantom/mf-kit';
import { useFormikContext, type FormikValues } from 'formik';
import type { MouseEvent } from 'react';
import type { FieldMessage } from '../send/failure';
import styles from './failure-summary.module.css';
import { fieldId } from './field-id';
import { useFormContext } from './form-context';

/** What is to be mended, each entry leading to its field; one that is mended stays, struck through, so that nothing moves. */
export function FieldMessages({ messages }: { messages: FieldMessage[] }) {
  const { t } = useTranslation();
  const { name } = useFormContext();
  const { errors, values } = useFormikContext<FormikValues>();
  return (
    <>
      <p>{t('kit:form.check')}</p>
      <ul className="mb-0 ps-3">
        {messages.map(({ field, text }) => (
          <li key={field} className={field in values && !errors[field] ? styles.mended : undefined}>
            {field in values ? (
              <a href={`#${fieldId(name, field)}`} onClick={goToField}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The address stays as it is, and of a group the first control is meant. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  const control = target?.matches('fieldset') ? target.querySelector('input') : target;
  control?.focus();
}
