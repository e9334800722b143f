import { Picture } from '@phantom/ui';
import type { TeamMember } from '../api/get-team';
import styles from './team.module.css';

/** One person. */
export function TeamCard({ image, name, designation, lang }: TeamMember) {
  return (
    <article>
      <Picture
        className={styles.portrait}
        src={image}
        alt=""
        ratio="4:5"
        sizes="(min-width: 1200px) 260px, (min-width: 576px) 33vw, 50vw"
      />
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.designation} lang={lang}>
        {designation}
      </p>
    </article>
  );
}
