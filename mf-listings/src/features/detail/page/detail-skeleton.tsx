import { useTranslation } from '@phantom/mf-kit';
import { Container, Skeleton, SkeletonText } from '@phantom/ui';
import { Col, Row } from '@phantom/ui/on-demand';

export function DetailSkeleton() {
  const { t } = useTranslation();
  return (
    <Container className="pp-section" role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className="d-grid gap-3 mb-4">
        <Skeleton width="long" height="heading" />
        <Skeleton width="medium" />
      </div>
      <Row className="g-5">
        <Col lg={8}>
          <Skeleton ratio="3:2" />
        </Col>
        <Col lg={4}>
          <SkeletonText lines={9} />
        </Col>
      </Row>
    </Container>
  );
}
