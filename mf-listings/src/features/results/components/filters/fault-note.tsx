import styles from './filter-form.module.css';

interface Props {
  id: string;
  /** What is wrong, said as soon as it is known. */
  fault?: string;
  hint?: string;
}

/** The line below a range: what is wrong with it, else what there is. */
export function FaultNote({ id, fault, hint }: Props) {
  return (
    <p id={id} className={fault ? styles.fault : styles.note} role={fault ? 'alert' : undefined}>
      {fault ?? hint}
    </p>
  );
}
