import { Container, Picture } from '@phantom/ui';
import type { ReactNode } from 'react';
import { useDesignTexts } from './design-texts';

const PICTURE = '/pictures/heroes/listings/1920.webp';

/** The classes of the theme that lay out a part of a page, with an example of their elements. */
export const PATTERNS: Record<string, () => ReactNode> = {
  'pp-figures': function FiguresSample() {
    const { t } = useDesignTexts();
    return (
      <dl className="pp-figures">
        {[40, 2, 2019].map((figure) => (
          <div key={figure}>
            <dt>{t('sample.number')}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    );
  },
  'pp-facts': function FactsSample() {
    const { t } = useDesignTexts();
    return (
      <div className="pp-panel">
        <dl className="pp-facts">
          <div>
            <dt>{t('sample.eyebrow')}</dt>
            <dd>{t('sample.heading')}</dd>
          </div>
          <div>
            <dt>{t('sample.number')}</dt>
            <dd>40</dd>
          </div>
        </dl>
      </div>
    );
  },
  'pp-timeline': function TimelineSample() {
    const { t } = useDesignTexts();
    return (
      <ol className="pp-timeline">
        {[2016, 2019].map((year) => (
          <li key={year}>
            <strong>{year}</strong>
            {t('sample.text')}
          </li>
        ))}
      </ol>
    );
  },
  'pp-media-row': function MediaRowSample() {
    const { t } = useDesignTexts();
    return (
      <div className="pp-media-row">
        <Picture src={PICTURE} alt="" ratio="1:1" sizes="5rem" />
        {t('sample.text')}
      </div>
    );
  },
  'pp-prose': function ProseSample() {
    const { t } = useDesignTexts();
    return (
      <div className="pp-prose">
        <p>{t('sample.text')}</p>
        <h2>{t('sample.heading')}</h2>
        <ul>
          <li>{t('sample.text')}</li>
        </ul>
        <blockquote>{t('sample.text')}</blockquote>
      </div>
    );
  },
  'pp-with-aside': function WithAsideSample() {
    const { t } = useDesignTexts();
    return (
      <div className="pp-with-aside">
        <p>{t('sample.text')}</p>
        <aside className="pp-panel">{t('sample.text')}</aside>
      </div>
    );
  },
  'pp-next-step': function NextStepSample() {
    const { t } = useDesignTexts();
    return (
      <div className="pp-next-step">
        <Container>
          <span>{t('sample.text')}</span>
          <a className="btn btn-primary btn-lg" href="#pp-next-step">
            {t('sample.action')}
          </a>
        </Container>
      </div>
    );
  },
};
