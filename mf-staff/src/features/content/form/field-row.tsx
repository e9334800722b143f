import { useTranslation } from '@phantom/mf-kit';
import { useState, type ReactNode } from 'react';
import { useDraftPart } from '../draft/use-draft';
import { FieldControl } from './fields/field-control';
import { controlId, type RowProps } from '../field-props';
import styles from './field-row.module.css';
import { useFieldProblem } from './use-field-problem';

interface FieldRowProps extends RowProps {
  /** Beside the label. */
  aside?: ReactNode;
  /** Between the label and the control. */
  children?: ReactNode;
}

/** Label, control, help, and what is wrong with the value. */
export function FieldRow({ aside, children, ...row }: FieldRowProps) {
  const { field, path } = row;
  const { t } = useTranslation();
  const refused = useDraftPart((state) => state.errors)[path];
  const [wasLeft, setLeft] = useState(false);
  const problem = useFieldProblem(row, wasLeft);
  const errors = refused ?? (problem === undefined ? undefined : [problem]);
  const warnings = useDraftPart((state) => state.entry.warnings).filter(
    (each) => each.path === path,
  );
  const id = controlId(path);
  return (
    <div
      className={styles.row}
      data-path={path}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setLeft(true);
      }}
    >
      <div className={styles.head}>
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {field.label}
          {field.required && (
            <span className={styles.required}> {t('content.field.required')}</span>
          )}
        </label>
        {aside}
      </div>
      {children}
      <FieldControl
        {...row}
        id={id}
        isInvalid={errors !== undefined}
        renderField={(props) => <FieldRow {...props} />}
      />
      <div id={`${id}-note`} className={styles.note}>
        {errors?.map((message) => (
          <p key={message} className={styles.error}>
            {message}
          </p>
        ))}
        {warnings.map(({ message }) => (
          <p key={message} className={styles.warning}>
            {message}
          </p>
        ))}
        {field.help && <p>{field.help}</p>}
      </div>
    </div>
  );
}
