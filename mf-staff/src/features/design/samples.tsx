import {
  Banner,
  Button,
  Container,
  EmptyState,
  ErrorState,
  LoadingCards,
  Logo,
  MediaCard,
  Picture,
  SectionHeading,
  Skeleton,
  SkeletonText,
  Tabs,
  Tile,
} from '@phantom/ui';
import { Card, Modal, PlayIcon, Spinner, VideoPlayer } from '@phantom/ui/on-demand';
import { useState, type ReactNode } from 'react';
import styles from './design.module.css';
import { LIST_SAMPLES } from './list-samples';
import { useDesignTexts } from './design-texts';

type Ui = typeof import('@phantom/ui') & typeof import('@phantom/ui/on-demand');

/** Everything that packages/ui exports and a page can show. A new component without a sample does not compile. */
type ComponentName = Exclude<keyof Ui, 'PAGE_SIZES'>;

const PICTURE = '/pictures/heroes/listings/1920.webp';
/** No picture, and no request that fails. */
const NO_PICTURE = 'data:image/webp;base64,';
const BUTTONS = ['primary', 'outline-primary', 'brass', 'link'];
const ALERTS = ['success', 'info', 'warning', 'danger'];
const nothing = () => undefined;

/** A component, with each of its states. */
export const SAMPLES: Record<ComponentName, () => ReactNode> = {
  Logo: () => <Logo />,
  Banner: function BannerSample() {
    const { t } = useDesignTexts();
    return (
      <>
        <Banner title={t('sample.heading')} eyebrow={t('sample.eyebrow')} src={PICTURE}>
          <p className="lead">{t('sample.text')}</p>
        </Banner>
        <Banner title={t('sample.heading')} />
      </>
    );
  },
  SectionHeading: function SectionHeadingSample() {
    const { t } = useDesignTexts();
    const action = <a href="#SectionHeading">{t('sample.action')}</a>;
    return (
      <>
        <SectionHeading level={3} title={t('sample.heading')} />
        <SectionHeading
          level={3}
          title={t('sample.heading')}
          eyebrow={t('sample.eyebrow')}
          lead={t('sample.text')}
          action={action}
        />
      </>
    );
  },
  Button: function ButtonSample() {
    const { t } = useDesignTexts();
    return (
      <>
        {BUTTONS.map((variant) => (
          <p key={variant} className={styles.states}>
            <Button variant={variant}>{t('sample.action')}</Button>
            <Button variant={variant} disabled>
              {t('sample.action')}
            </Button>
            <Button variant={variant} size="sm">
              {t('sample.action')}
            </Button>
            <Button variant={variant} size="lg">
              {t('sample.action')}
            </Button>
          </p>
        ))}
        {ALERTS.map((variant) => (
          <p key={variant} className={`alert alert-${variant}`}>
            {t('sample.text')}
          </p>
        ))}
      </>
    );
  },
  Tile: function TileSample() {
    const { t } = useDesignTexts();
    const tile = { href: '#Tile', title: t('sample.heading'), ratio: '3:2' } as const;
    return (
      <div className="pp-tiles">
        <Tile {...tile} src={PICTURE} detail={t('sample.eyebrow')} />
        <Tile {...tile} />
      </div>
    );
  },
  MediaCard: function MediaCardSample() {
    const { t } = useDesignTexts();
    const texts = (
      <>
        <h3 className="h4">{t('sample.heading')}</h3>
        <p>{t('sample.text')}</p>
      </>
    );
    return (
      <div className="pp-card-grid">
        <MediaCard as="a" href="#MediaCard" media={<Picture src={PICTURE} alt="" />}>
          {texts}
        </MediaCard>
        <MediaCard media={<Picture src={null} alt="" />}>{texts}</MediaCard>
      </div>
    );
  },
  Card: function CardSample() {
    const { t } = useDesignTexts();
    return (
      <Card body className={styles.narrow}>
        {t('sample.text')}
      </Card>
    );
  },
  Picture: function PictureSample() {
    const { t } = useDesignTexts();
    return (
      <div className={styles.pictures}>
        <Picture src={PICTURE} alt={t('sample.heading')} sizes="20rem" />
        <Picture src={NO_PICTURE} alt={t('sample.heading')} sizes="20rem" />
        <Picture src={null} alt="" ratio="1:1" />
      </div>
    );
  },
  VideoPlayer: function VideoPlayerSample() {
    const { t } = useDesignTexts();
    const player = { url: 'https://video.example/embed/1', title: t('sample.heading') };
    return (
      <div className={styles.pictures}>
        <VideoPlayer {...player} label={t('sample.action')} />
        <VideoPlayer
          {...player}
          label={t('sample.action')}
          poster={<Picture src={PICTURE} alt="" ratio="3:2" />}
        />
      </div>
    );
  },
  PlayIcon: () => <PlayIcon className={styles.icon} />,
  Skeleton: () => (
    <div className={styles.stack}>
      <Skeleton height="heading" width="long" />
      <Skeleton height="control" width="medium" />
      <Skeleton width="short" />
      <Skeleton height="row" />
      <Skeleton height="panel" />
    </div>
  ),
  SkeletonText: () => <SkeletonText lines={3} />,
  LoadingCards: function LoadingCardsSample() {
    const { t } = useDesignTexts();
    return <LoadingCards count={3} label={t('sample.loading')} />;
  },
  Spinner: function SpinnerSample() {
    const { t } = useDesignTexts();
    return <Spinner role="status" aria-label={t('sample.loading')} />;
  },
  EmptyState: function EmptyStateSample() {
    const { t } = useDesignTexts();
    return (
      <EmptyState title={t('sample.heading')}>
        <p>{t('sample.text')}</p>
      </EmptyState>
    );
  },
  ErrorState: function ErrorStateSample() {
    const { t } = useDesignTexts();
    const state = { title: t('sample.heading'), message: t('sample.text') };
    const retry = { retryLabel: t('sample.action'), onRetry: nothing };
    return (
      <div className={styles.stack} data-sample>
        <ErrorState title={state.title} />
        <ErrorState {...state} {...retry} requestId="7d1c" requestIdLabel={t('sample.eyebrow')} />
        <ErrorState {...state} {...retry} retrying />
      </div>
    );
  },
  Tabs: function TabsSample() {
    const { t } = useDesignTexts();
    const [active, setActive] = useState<'1' | '2' | '3'>('1');
    const tabs = (['1', '2', '3'] as const).map((key) => ({
      ...{ key, href: '#Tabs' },
      label: `${t('sample.eyebrow')} ${key}`,
    }));
    return (
      <Tabs label={t('sample.heading')} tabs={tabs} active={active} onSelect={setActive}>
        <p>
          {t('sample.text')} {active}
        </p>
      </Tabs>
    );
  },
  ...LIST_SAMPLES,
  Modal: function ModalSample() {
    const { t } = useDesignTexts();
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{t('sample.open')}</Button>
        <Modal show={isOpen} onHide={() => setOpen(false)} aria-labelledby="design-modal">
          <Modal.Header>
            <Modal.Title id="design-modal">{t('sample.heading')}</Modal.Title>
          </Modal.Header>
          <Modal.Body>{t('sample.text')}</Modal.Body>
          <Modal.Footer>
            <Button onClick={() => setOpen(false)}>{t('sample.close')}</Button>
          </Modal.Footer>
        </Modal>
      </>
    );
  },
  Container: () => (
    <Container>
      <div className={styles.column} />
    </Container>
  ),
};
