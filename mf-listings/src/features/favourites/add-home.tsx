import { SendButton, SendForm, TextField, useSendForm } from '@phantom/forms';
import { ApiError, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { useStored } from '../../shared/device/device-store';
import { hasId, isId } from '../../shared/device/stored-values';
import { useFavouriteListTexts } from '../../shared/favourite-lists/favourite-list-texts';
import { addListedHome, type ListedHome } from '../../shared/favourite-lists/favourite-lists';
import { listPerson } from '../../shared/favourite-lists/list-person';
import { favourites } from '../../shared/favourites/favourites';
import styles from './list-panel.module.css';
import { Named } from './person-name';
import { Problem, useListCall, type ShowList } from './use-list-call';

interface AddHomeProps {
  token: string;
  homes: ListedHome[];
  onList: ShowList;
}

/** Adds a home to a shared list: by the address of its page, or from the visitor's own favourites. */
export function AddHome({ token, homes, onList }: AddHomeProps) {
  const { t } = useFavouriteListTexts();
  const [notice, setNotice] = useState('');
  const show: ShowList = (list) => {
    onList(list);
    setNotice(t('favourite-lists:add.added'));
  };
  return (
    <section className={`${styles.panel} ${styles.below}`} aria-labelledby="add-home">
      <h2 id="add-home" className="h5">
        {t('favourite-lists:add.title')}
      </h2>
      <Named form="add-home-name">
        <LinkForm token={token} onList={show} />
        <OwnFavourites token={token} homes={homes} onList={show} />
      </Named>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
    </section>
  );
}

/** Adds a home with the name of this device. */
const addHome = (token: string, id: number) => {
  const { key, name } = listPerson.getSnapshot().value ?? { key: undefined, name: '' };
  return addListedHome({ token, person: key, name, id });
};

/** The number of the home in the address of its page; null for another text. */
export const homeIdOf = (text: string): number | null => {
  const id = Number(/\/listings-detail\/(\d{1,10})(?:$|[/?#])/.exec(text.trim())?.[1]);
  return isId(id) ? id : null;
};

function LinkForm({ token, onList }: Omit<AddHomeProps, 'homes'>) {
  const { t } = useFavouriteListTexts();
  const state = useSendForm({
    name: 'add-home',
    isSecret: true,
    initialValues: { link: '' },
    schema: ({ requiredText }) => ({
      link: requiredText(t('favourite-lists:add.wrong')).test({
        message: t('favourite-lists:add.wrong'),
        test: (link) => homeIdOf(link) !== null,
      }),
    }),
    send: async ({ link }) => {
      const id = homeIdOf(link);
      if (id === null)
        throw new ApiError(t('favourite-lists:add.wrong'), 422, {
          link: [t('favourite-lists:add.wrong')],
        });
      onList(await addHome(token, id));
    },
    onSent: () => undefined,
  });
  return (
    <SendForm state={state} className={styles.rename}>
      <TextField
        name="link"
        label={t('favourite-lists:add.label')}
        hint={t('favourite-lists:add.hint')}
        required
        inputMode="url"
        autoComplete="off"
      />
      <SendButton label={t('favourite-lists:add.submit')} variant="outline-primary" />
    </SendForm>
  );
}

function OwnFavourites({ token, homes, onList }: AddHomeProps) {
  const { t } = useFavouriteListTexts();
  const { t: sectionText } = useTranslation();
  const { value: saved } = useStored(favourites);
  const { call, problem } = useListCall(onList);
  const others = saved.filter(({ id }) => !hasId(homes, id));
  if (others.length === 0) return null;
  return (
    <details className={styles.own}>
      <summary>{t('favourite-lists:add.own')}</summary>
      <ul className="list-unstyled mb-3">
        {others.map(({ id, name, place }) => (
          <li key={id}>
            <span>
              {name ?? sectionText('home.unnamed')} <small>{place}</small>
            </span>
            <button
              type="button"
              className="btn btn-sm btn-outline-primary"
              aria-label={t('favourite-lists:add.ownNamed', {
                name: name ?? sectionText('home.unnamed'),
              })}
              onClick={() => void call(() => addHome(token, id))}
            >
              {t('favourite-lists:add.submit')}
            </button>
          </li>
        ))}
      </ul>
      <Problem text={problem} />
    </details>
  );
}
