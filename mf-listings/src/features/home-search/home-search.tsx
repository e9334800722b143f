import { createSearchParams, navigateTo, sitePath, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ListingType } from '../../shared/listing-types';
import { SearchBox } from '../../shared/search-box/search-box';
import { plainSearch } from '../../shared/search/search';
import styles from './home-search.module.css';

/** The search field on a page of another section. The landing page of the listings finds the target of the words. */
export function HomeSearch({ data: listingType }: { data: ListingType }) {
  const { t } = useTranslation();
  const { words, field } = useInputOfFallback();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '');
    navigateTo(`/listings?${createSearchParams({ tab: listingType, location: '', q })}`);
  };
  return (
    <form
      role="search"
      aria-label={t(`landing.search.label.${listingType}`)}
      className={styles.form}
      action={sitePath('/listings')}
      onSubmit={submit}
    >
      <input type="hidden" name="tab" value={listingType} />
      <input type="hidden" name="location" value="" />
      <SearchBox
        ref={field}
        search={{ ...plainSearch(listingType, null), q: words }}
        goTo={navigateTo}
      />
      <Button type="submit" variant="brass">
        {t('landing.search.send')}
      </Button>
    </form>
  );
}

/** The words and the focus of the field that the page showed until now, which this field replaces. */
const useInputOfFallback = () => {
  const field = useRef<HTMLInputElement>(null);
  const [{ words, hadFocus }] = useState(() => {
    const before = document.querySelector<HTMLInputElement>(
      '[data-slot="home-search"] input[name="q"]',
    );
    return {
      words: before?.value || undefined,
      hadFocus: before !== null && before === document.activeElement,
    };
  });
  useEffect(() => {
    if (hadFocus) field.current?.focus();
  }, [hadFocus]);
  return { words, field };
};
