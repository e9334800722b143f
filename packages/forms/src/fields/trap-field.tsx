import { useFormContext } from '../frame/form-context';
import styles from './trap-field.module.css';

/** A field that no person sees or reaches, by eye, by keyboard or by ear: what fills it in is a program. */
export function TrapField() {
  const { trap } = useFormContext();
  return (
    <div className={styles.trap} aria-hidden="true" inert>
      <label>
        Website
        <input
          ref={trap}
          type="text"
          name="website"
          defaultValue=""
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
