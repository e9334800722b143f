import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { activeFilters } from '../../../shared/search/search-labels';
import { FILTER_PARTS, type FilterPart } from '../filter-parts';
import { useGoToSearch, useRequestedLocation, type RequestedPage } from '../requested-search';
import styles from './filter-buttons.module.css';

interface Props {
  page: RequestedPage;
  /** The form that opens the inline filters without JavaScript. */
  formId: string;
}

const loadPanel = () => import('../form/filter-panel');
type Panel = Awaited<ReturnType<typeof loadPanel>>['FilterPanel'];

interface OpenPanel {
  part: FilterPart;
  Panel: Panel;
  /** The history entry at which the panel was opened. It closes when the entry changes. */
  at: string;
}

export function FilterButtons({ page, formId }: Props) {
  const { t } = useTranslation();
  const { key } = useRequestedLocation();
  const goTo = useGoToSearch();
  // A search that is being answered may change the entry while the code of the panel loads.
  const latestKey = useRef(key);
  useEffect(() => {
    latestKey.current = key;
  });
  const [opened, setOpened] = useState<OpenPanel | null>(null);
  const open = opened?.at === key ? opened : null;

  const show = async (event: MouseEvent<HTMLButtonElement>, part: FilterPart) => {
    const { form, name, value } = event.currentTarget;
    try {
      const { FilterPanel } = await loadPanel();
      setOpened({ part, Panel: FilterPanel, at: latestKey.current });
    } catch {
      // When the panel's code cannot be loaded, the inline filters replace it.
      const query = new URLSearchParams(form ? [...textEntries(new FormData(form))] : []);
      query.set(name, value);
      window.location.assign(`${form?.action ?? ''}?${query}`);
    }
  };
  const close = () => setOpened(null);
  const press = (event: MouseEvent<HTMLButtonElement>, part: FilterPart) => {
    event.preventDefault();
    // Applies the selection, as leaving the popover does.
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
