import type { Testimonial } from '../api/get-testimonials';
import styles from './quote.module.css';

/** What one person said, and who it was. */
export function Quote({ text, name, lang }: Testimonial) {
  return (
    <figure className={styles.quote} lang={lang}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.name}>{name}</figcaption>
    </figure>
  );
}
