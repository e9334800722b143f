import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { Fragment, useRef, useState } from 'react';
import { CrossIcon, IconButton } from '../../../../shared/components/icon-button';
import { ArrowIcon } from '../../../../shared/components/arrow-icon';
import { plainTextOf } from '../plain-text';
import type { FieldProps } from '../../field-props';
import styles from './list-field.module.css';

type Item = Record<string, unknown>;

/** Items with the same fields, which can be added, removed and moved. */
export function ListField(props: FieldProps<Item[]>) {
  const { field, path, value, language, id, isReadOnly } = props;
  const { t } = useTranslation();
  const items = value ?? [];
  const { keys, message, add, remove, move, change } = useItems(props, items);
  const isFull = field.max !== null && items.length >= field.max;
  return (
    <div role="group" aria-labelledby={`${id}-label`} id={id} tabIndex={-1}>
      <ol className={styles.items}>
        {items.map((item, index) => (
          <li key={keys[index]} className={styles.item}>
            <ItemHead
              {...{ field, item, index, isReadOnly }}
              isLast={index === items.length - 1}
              onMove={(step) => move(index, step)}
              onRemove={() => remove(index)}
            />
            {field.fields.map((each) => (
              <Fragment key={each.name}>
                {props.renderField?.({
                  field: each,
                  path: `${path}.${index}.${each.name}`,
                  value: item[each.name] ?? null,
                  onChange: (next) => change(index, each.name, next),
                  ...{ language, isReadOnly },
                })}
              </Fragment>
            ))}
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <Button
          size="sm"
          variant="outline-primary"
          aria-disabled={isFull}
          onClick={isFull ? undefined : add}
        >
          {t('content.list.add')}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </div>
  );
}

/** The items with keys that follow them when they move. */
function useItems({ onChange }: FieldProps<Item[]>, items: Item[]) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [message, setMessage] = useState('');
  const lastKey = useRef(items.length);
  const [stored, setKeys] = useState(() => items.map((_, index) => index));
  // Items that another person added have no keys here.
  const keys = items.map((_, index) => stored[index] ?? -1 - index);
  const set = (next: Item[], nextKeys: number[]) => {
    setKeys(nextKeys);
    onChange(next.length > 0 ? next : null);
  };
  return {
    keys,
    message,
    add: () => {
      lastKey.current += 1;
      set([...items, {}], [...keys, lastKey.current]);
      setMessage(t('content.list.added', { position: number(items.length + 1) }));
    },
    remove: (index: number) => {
      set(items.toSpliced(index, 1), keys.toSpliced(index, 1));
      setMessage(t('content.list.removed', { position: number(index + 1) }));
    },
    move: (index: number, step: number) => {
      const moved = <Each,>(list: Each[]) => {
        const [one] = list.slice(index, index + 1);
        return one === undefined ? list : list.toSpliced(index, 1).toSpliced(index + step, 0, one);
      };
      set(moved(items), moved(keys));
      setMessage(
        t('content.list.moved', {
          position: number(index + step + 1),
          total: number(items.length),
        }),
      );
    },
    change: (index: number, name: string, value: unknown) =>
      set(items.with(index, { ...items[index], [name]: value }), keys),
  };
}

interface ItemHeadProps {
  field: FieldProps['field'];
  item: Item;
  index: number;
  isLast: boolean;
  isReadOnly: boolean;
  onMove: (step: number) => void;
  onRemove: () => void;
}

function ItemHead({ field, item, index, isLast, isReadOnly, onMove, onRemove }: ItemHeadProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [first] = field.fields;
  const title = (first && plainTextOf(first, item[first.name]).slice(0, 60)) ?? '';
  const name = title || t('content.list.item', { position: number(index + 1) });
  return (
    <div className={styles.head}>
      <span className={styles.position}>{number(index + 1)}</span>
      <span className={styles.title}>{title}</span>
      {!isReadOnly && (
        <span className={styles.actions}>
          <IconButton
            isSmall
            label={t('content.list.up', { name })}
            isDisabled={index === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowIcon direction="up" />
          </IconButton>
          <IconButton
            isSmall
            label={t('content.list.down', { name })}
            isDisabled={isLast}
            onClick={() => onMove(1)}
          >
            <ArrowIcon direction="down" />
          </IconButton>
          <IconButton isSmall label={t('content.list.remove', { name })} onClick={onRemove}>
            <CrossIcon />
          </IconButton>
        </span>
      )}
    </div>
  );
}
