import { EmptyState } from '@phantom/ui';
import type { ReactNode } from 'react';
import { LoadError } from '../load-error';
import type { Settled } from '../settle';

interface MediaListProps<Item> {
  list: Settled<Item[]>;
  /** Says that there is nothing. */
  empty: string;
  children: (items: Item[]) => ReactNode;
}

/** What a page of the section gathers, or why it shows nothing. */
export function MediaList<Item>({ list, empty, children }: MediaListProps<Item>) {
  if (list.failure) return <LoadError failure={list.failure} />;
  if (list.data.length === 0) return <EmptyState title={empty} />;
  return children(list.data);
}
