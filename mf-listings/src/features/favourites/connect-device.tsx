import { useNavigate } from '@phantom/mf-kit';
import { useStored, useStoredPart } from '../../shared/device/device-store';
import { connectedList, connectList } from '../../shared/favourite-lists/connected-list';
import { useFavouriteListTexts } from '../../shared/favourite-lists/favourite-list-texts';
import { favourites } from '../../shared/favourites/favourites';
import styles from './list-panel.module.css';

/**
 * Asks before this device joins the list of an owner's link: the link may be somebody else's, who then sees the favourites
 * of this device.
 */
export function ConnectDevice({ token }: { token: string }) {
  const { t } = useFavouriteListTexts();
  const navigate = useNavigate();
  const count = useStoredPart(favourites, (saved) => saved.length);
  const { value: connected } = useStored(connectedList);
  // The address must not keep the token: it would stay in the history of the browser.
  const close = () => void navigate('/listings/favourites', { replace: true });
  const connect = async () => {
    await connectList(token);
    close();
  };
  const isOther = connected !== null && connected.token !== token;
  return (
    <section className={styles.panel} aria-labelledby="connect-device">
      <h2 id="connect-device" className="h5">
        {t('favourite-lists:connect.title')}
      </h2>
      <p>{t('favourite-lists:connect.lead')}</p>
      {count > 0 && <p>{t('favourite-lists:connect.count', { count })}</p>}
      {isOther && <p>{t('favourite-lists:connect.other')}</p>}
      <div className="d-flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={() => void connect()}>
          {t('favourite-lists:connect.submit')}
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={close}>
          {t('favourite-lists:connect.cancel')}
        </button>
      </div>
    </section>
  );
}
