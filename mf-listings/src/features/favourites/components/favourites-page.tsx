import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { Container, LoadingCards } from '@phantom/ui';
import { KeptDock } from '../../../shared/own/kept-dock';
import { useFreshFavourites } from '../hooks/use-fresh-favourites';
import type { loader } from '../loader';
import { FavouriteList } from './favourite-list';
import { FavouritesHeader } from './favourites-header';

/** What the visitor has kept. The server draws the frame; only the browser knows the rest. */
export function FavouritesPage() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const { reload, isLoading } = useFreshFavourites(page);
  return (
    <Container className="pp-section">
      <FavouritesHeader />
      {page ? (
        <FavouriteList page={page} onRetry={reload} retrying={isLoading} />
      ) : (
        <LoadingCards count={3} label={t('loading')} />
      )}
      <KeptDock />
    </Container>
  );
}
