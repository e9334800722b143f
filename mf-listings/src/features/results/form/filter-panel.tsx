import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { Dialog } from '../../../shared/dialog/dialog';
import type { Search } from '../../../shared/search/search';
import type { FilterPart } from '../filter-parts';
import type { RequestedPage } from '../requested-search';
import { FilterForm } from './filter-form';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  part: FilterPart;
  page: RequestedPage;
  onClose: () => void;
  onApply: (search: Search) => void;
}

/** All filters in a dialog, or some of them in a popover below their button. */
export function FilterPanel(props: FilterPanelProps) {
  return props.part === 'all' ? <FilterDialog {...props} /> : <FilterPopover {...props} />;
}

/** All filters: a panel at the side of the page, full screen on a phone. */
function FilterDialog({ part, page, onClose, onApply }: FilterPanelProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog
      ref={dialog}
      title={t('filters.title')}
      closeLabel={t('filters.close')}
      placement="side"
      onClose={onClose}
    >
      <FilterForm
        part={part}
        page={page}
        onApply={(search) => {
          // The browser returns the focus to the button.
          dialog.current?.close();
          onApply(search);
        }}
      />
    </Dialog>
  );
}

/** A few filters below their button. Leaving the popover applies them; Escape discards them. */
function FilterPopover({ part, page, onClose, onApply }: FilterPanelProps) {
  const { t } = useTranslation();
  const popover = useRef<HTMLDivElement>(null);
  const returnFocus = () => slotOf(popover.current)?.querySelector('button')?.focus();

  useEffect(() => {
    const fields = popover.current?.querySelectorAll('input') ?? [];
    const [first] = [...fields].filter(({ type, checked }) => type !== 'radio' || checked);
    first?.focus();
    const onPointerDown = ({ target }: PointerEvent) => {
      if (isOutside(popover.current, target)) settle(popover.current);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    returnFocus();
    onClose();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isOutside(popover.current, relatedTarget)) settle(popover.current);
  };

  return (
    // The handlers serve the fields inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={popover}
      role="dialog"
      className={styles.popover}
      aria-label={t(`filters.${part as Exclude<FilterPart, 'all'>}`)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <FilterForm
        part={part}
        page={page}
        onApply={(search) => {
          if (popover.current?.contains(document.activeElement)) returnFocus();
          onApply(search);
        }}
      />
    </div>
  );
}

/** The element that holds the popover and its button. */
const slotOf = (popover: HTMLElement | null) => popover?.parentElement;

const isOutside = (popover: HTMLElement | null, target: EventTarget | null) =>
  target instanceof Node && !slotOf(popover)?.contains(target);

const settle = (popover: HTMLElement | null) => popover?.querySelector('form')?.requestSubmit();
