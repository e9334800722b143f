import { sitePath, useTranslation } from '@phantom/mf-kit';
import { Container, SectionHeading } from '@phantom/ui';
import { HomeGrid } from '../../../shared/components/home-card/home-grid';
import { KeptDock } from '../../../shared/own/kept-dock';
import type { NewestHomes as Newest } from '../api/get-newest';
import { useTellFavourites } from '../hooks/use-tell-favourites';

/** Homes on a page of another section; nothing where there are none. */
export function NewestHomes({ data: { homes, imageBase } }: { data: Newest }) {
  const { t } = useTranslation();
  useTellFavourites();
  if (homes.length === 0) return null;
  return (
    <section className="pp-section" aria-labelledby="newest-homes">
      <Container>
        <SectionHeading
          id="newest-homes"
          eyebrow={t('newest.eyebrow')}
          title={t('newest.title')}
          action={
            <a className="btn btn-outline-primary" href={sitePath('/listings')}>
              {t('newest.all')}
            </a>
          }
        />
        <HomeGrid homes={homes} imageBase={imageBase} level={3} />
        <KeptDock />
      </Container>
    </section>
  );
}
