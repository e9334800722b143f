import type { Person } from '../person';
import styles from './person-name.module.css';

/** Name and address, with the picture or what stands for it. */
export function PersonName({ person: { name, email, image } }: { person: Person }) {
  return (
    <span className={styles.person}>
      {image ? (
        <img className={styles.picture} src={image} alt="" width={36} height={36} loading="lazy" />
      ) : (
        <span className={styles.picture} aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <span className={styles.words}>
        {name}
        <small translate="no">{email}</small>
      </span>
    </span>
  );
}

/** Of the first and the last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
