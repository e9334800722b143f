import { Container } from '@phantom/ui';
import { LoadError } from '../../../shared/load-error';
import { PortfolioBanner } from './portfolio-banner';

/** The portfolio without its projects. */
export function ProjectsError() {
  return (
    <>
      <PortfolioBanner />
      <Container className="pp-section">
        <LoadError />
      </Container>
    </>
  );
}
