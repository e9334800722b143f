import { Link } from '@phantom/mf-kit';
import { MediaCard, Picture } from '@phantom/ui';
import type { Project } from '../api/get-projects';

const SIZES = '(min-width: 1200px) 400px, (min-width: 768px) 50vw, 100vw';

/** One project, leading to its page. */
export function ProjectCard({ id, url, address1, address2 }: Project) {
  return (
    <MediaCard
      as={Link}
      to={`/singleportfolio/${id}`}
      media={<Picture src={url} alt="" sizes={SIZES} />}
    >
      <h2 className="card-title h4">{address1}</h2>
      <p className="text-secondary">{address2}</p>
    </MediaCard>
  );
}
