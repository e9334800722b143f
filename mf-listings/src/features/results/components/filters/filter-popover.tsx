import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { FilterPart } from '../../filter-parts';
import { FilterForm } from './filter-form';
import type { FilterPanelProps } from './filter-panel-props';
import styles from './filter-popover.module.css';

/** A few filters below their button. Whoever goes on elsewhere has chosen; Escape leaves all as it was. */
export function FilterPopover({ part, page, onClose, onApply }: FilterPanelProps) {
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
    // Keys and focus are those of the fields inside.
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

/** Where the popover and its button are. */
const slotOf = (popover: HTMLElement | null) => popover?.parentElement;

const isOutside = (popover: HTMLElement | null, target: EventTarget | null) =>
  target instanceof Node && !slotOf(popover)?.contains(target);

const settle = (popover: HTMLElement | null) => popover?.querySelector('form')?.requestSubmit();
