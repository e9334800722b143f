import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from '@phantom/mf-kit';
import { Skeleton } from '@phantom/ui';
import { useRef } from 'react';
import { IconButton } from '../../../shared/components/icon-button';
import type { ContentType, EntryRow } from '../api/entries';
import { ArrowIcon } from '../../../shared/components/arrow-icon';
import type { ContentService } from '../../../shared/content-services';
import { EntryStates } from '../entry-states';
import styles from './order-list.module.css';
import { useOrder } from './use-order';

interface OrderListProps {
  service: ContentService;
  type: ContentType;
}

/** All entries of a type, moved by drag, by the arrow keys on a handle, or by buttons. Each move is saved at once. */
export function OrderList({ service, type }: OrderListProps) {
  const { t } = useTranslation();
  const { entries, problem, message, move } = useOrder(service, type);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(entries ?? []);
  if (!entries) {
    return problem ? <Problem text={problem} /> : <Skeleton height="row" />;
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const positionOf = (id: string | number) => entries.findIndex((each) => each.id === id);
    if (over && active.id !== over.id) move(positionOf(active.id), positionOf(over.id));
  };
  return (
    <>
      <p>{t('content.order.text')}</p>
      {problem && <Problem text={problem} />}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: t('content.order.instructions') },
        }}
      >
        <SortableContext items={entries} strategy={verticalListSortingStrategy}>
          <ol className={styles.entries} aria-label={type.label}>
            {entries.map((entry, index) => (
              <OrderedEntry
                key={entry.id}
                entry={entry}
                isFirst={index === 0}
                isLast={index === entries.length - 1}
                onMove={(step) => move(index, index + step)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="alert alert-danger">
      {text}
    </p>
  );
}

function useAnnouncements(entries: EntryRow[]): Announcements {
  const { t } = useTranslation();
  const titleOf = (id: string | number) => entries.find((each) => each.id === id)?.title ?? '';
  const positionOf = (id: string | number) => entries.findIndex((each) => each.id === id) + 1;
  const total = entries.length;
  /** The entry whose place was announced last. */
  const announced = useRef<string | number>(undefined);
  return {
    onDragStart: ({ active }) => {
      announced.current = active.id;
      return t('content.order.lifted', {
        title: titleOf(active.id),
        position: positionOf(active.id),
        total,
      });
    },
    onDragOver: ({ active, over }) => {
      // At once after the start it is over its own place, which would replace the announcement of the start.
      if (!over || over.id === announced.current) return undefined;
      announced.current = over.id;
      return t('content.order.over', {
        title: titleOf(active.id),
        position: positionOf(over.id),
        total,
      });
    },
    // The saved position is announced by the status.
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => t('content.order.cancelled', { title: titleOf(active.id) }),
  };
}

interface OrderedEntryProps {
  entry: EntryRow;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: number) => void;
}

function OrderedEntry({ entry, isFirst, isLast, onMove }: OrderedEntryProps) {
  const { t } = useTranslation();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: entry.id,
  });
  const name = entry.title || t('content.list.untitled', { number: entry.number });
  return (
    <li
      ref={setNodeRef}
      className={`${styles.entry} ${isDragging ? styles.dragged : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={t('content.order.handle', { title: name })}
      >
        <svg fill="none" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 5h10M3 8h10M3 11h10" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <span className={styles.title}>{name}</span>
      <EntryStates entry={entry} />
      <span className={styles.buttons}>
        <IconButton
          label={t('content.list.up', { name })}
          isDisabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <ArrowIcon direction="up" />
        </IconButton>
        <IconButton
          label={t('content.list.down', { name })}
          isDisabled={isLast}
          onClick={() => onMove(1)}
        >
          <ArrowIcon direction="down" />
        </IconButton>
      </span>
    </li>
  );
}
