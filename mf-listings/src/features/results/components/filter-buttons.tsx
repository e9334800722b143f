import { useTranslation } from '@phantom/mf-kit';
import { useState, type MouseEvent } from 'react';
import { activeFilters } from '../../../shared/search/active-filters';
import { useGoToSearch } from '../hooks/use-go-to-search';
import { useWantedLocation } from '../hooks/use-wanted-location';
import type { WantedPage } from '../hooks/use-wanted-page';
import { FILTER_PARTS, type FilterPart } from '../filter-parts';
import styles from './filter-buttons.module.css';

interface Props {
  page: WantedPage;
  /** The form that opens the filters on a page of their own where there are no scripts. */
  formId: string;
}

const loadPanel = () => import('./filters/filter-panel');
type Panel = Awaited<ReturnType<typeof loadPanel>>['FilterPanel'];

interface Opened {
  part: FilterPart;
  Panel: Panel;
  /** The entry of the history that it lies over; it closes with it. */
  at: string;
}

/** Open the filters: price and rooms beside the words, all of them in a panel. */
export function FilterButtons({ page, formId }: Props) {
  const { t } = useTranslation();
  const { key } = useWantedLocation();
  const goTo = useGoToSearch();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = opened?.at === key ? opened : null;

  const show = async (event: MouseEvent<HTMLButtonElement>, part: FilterPart) => {
    const { form, name, value } = event.currentTarget;
    try {
      const { FilterPanel } = await loadPanel();
      setOpened({ part, Panel: FilterPanel, at: key });
    } catch {
      // Without the panel's code the page of the filters does the same.
      const query = new URLSearchParams(form ? [...textEntries(new FormData(form))] : []);
      query.set(name, value);
      window.location.assign(`${form?.action ?? ''}?${query}`);
    }
  };
  const close = () => setOpened(null);
  const press = (event: MouseEvent<HTMLButtonElement>, part: FilterPart) => {
    event.preventDefault();
    // As for whoever goes on elsewhere: what was chosen holds.
    if (open?.part === part)
      event.currentTarget.parentElement?.querySelector('form')?.requestSubmit();
    else void show(event, part);
  };

  return (
    <div className={styles.buttons}>
      {(Object.keys(FILTER_PARTS) as FilterPart[]).map((part) => {
        const labels = activeFilters(page.search, t)
          .filter(({ group }) => FILTER_PARTS[part].includes(group))
          .map(({ label }) => label);
        const isOpen = open?.part === part;
        return (
          <div key={part} className={styles.slot} data-part={part}>
            <button
              type="submit"
              form={formId}
              name="filters"
              value="open"
              className={`btn btn-outline-primary ${styles.button}`}
              data-active={labels.length > 0}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onPointerEnter={() => void loadPanel().catch(() => undefined)}
              onClick={(event) => press(event, part)}
            >
              {part === 'all' ? (
                <AllLabel count={labels.length} />
              ) : (
                labels.join(', ') || t(`filters.${part}`)
              )}
            </button>
            {isOpen && (
              <open.Panel
                part={part}
                page={page}
                onClose={close}
                onApply={(search) => {
                  close();
                  goTo(search);
                }}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

function AllLabel({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <>
      {t('filters.title')}
      {count > 0 && (
        <>
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
          <span className="visually-hidden">{t('filters.chosen', { count })}</span>
        </>
      )}
    </>
  );
}

function* textEntries(data: FormData): Generator<[string, string]> {
  for (const [name, value] of data) if (typeof value === 'string') yield [name, value];
}
