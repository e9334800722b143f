import { useTranslation } from '@phantom/mf-kit';
import { startTransition, useState, type MouseEvent } from 'react';
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
  /** The history entry at which the panel was first rendered; null until then. It closes when the entry changes. */
  at: string | null;
}

export function FilterButtons({ page, formId }: Props) {
  const { t } = useTranslation();
  const { key } = useRequestedLocation();
  const goTo = useGoToSearch();
  const [opened, setOpened] = useState<OpenPanel | null>(null);
  if (opened?.at === null) setOpened({ ...opened, at: key });
  const open = opened?.at === key ? opened : null;

  const show = async (event: MouseEvent<HTMLButtonElement>, part: FilterPart) => {
    const { form, name, value } = event.currentTarget;
    try {
      const { FilterPanel } = await loadPanel();
      // After the entries that the router has and React has not yet rendered.
      startTransition(() => setOpened({ part, Panel: FilterPanel, at: null }));
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
