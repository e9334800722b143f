import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { Banner, Container } from '@phantom/ui';
import { HtmlContent } from '../../../shared/html-content/html-content';
import type { InvestSection } from '../../../shared/invest-section/get-invest-section';
import { InvestmentTypes } from './investment-types';
import styles from './invest-with-us-page.module.css';
import { NextSteps } from './next-steps';

/** The ways to invest beside the company. */
export function InvestWithUsPage() {
  const { intro, types, pages, investNowUrl } = useLoaderData<InvestSection>();
  const { t } = useTranslation();
  const { title, image, html, lang } = intro ?? { title: t('invest.section') };
  return (
    <>
      <Banner title={<span lang={lang}>{title}</span>} src={image} />
      <Container className="pp-section">
        {html && lang && (
          <div className={styles.intro}>
            <HtmlContent html={html} lang={lang} />
          </div>
        )}
        <InvestmentTypes types={types} />
      </Container>
      {pages.length > 0 && <NextSteps pages={pages} investNowUrl={investNowUrl} />}
    </>
  );
}
