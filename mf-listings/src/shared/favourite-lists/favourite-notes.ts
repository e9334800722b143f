import { DeviceStore } from '../device/device-store';
import { isId, readList } from '../device/stored-values';
import { MAX_FAVOURITES } from '../favourites/favourites';
import { LIMITS } from './favourite-lists';

/** A note on a home. Without a text, there is none. */
export interface FavouriteNote {
  id: number;
  text: string;
}

/**
 * The notes on favourites, the newest first. They are not stored with the favourites, whose code everybody loads; the note
 * of a favourite that was removed is there when it is added again.
 */
export const favouriteNotes = new DeviceStore<FavouriteNote[]>({
  key: 'favourite-notes',
  empty: [],
  read: (stored) => readNotes(stored, 2 * MAX_FAVOURITES),
});

/** The valid notes of what was stored. */
export const readNotes = (stored: unknown, max: number): FavouriteNote[] =>
  readList(stored, max, ({ id, text }) =>
    isId(id) && typeof text === 'string'
      ? { id, text: [...text].slice(0, LIMITS.note).join('') }
      : undefined,
  );

export const noteOn = (notes: FavouriteNote[], id: number): string =>
  notes.find((note) => note.id === id)?.text ?? '';

/** The notes with another one on this home. */
export const withNote = (notes: FavouriteNote[], note: FavouriteNote): FavouriteNote[] => {
  const others = notes.filter(({ id }) => id !== note.id);
  return note.text === '' ? others : [note, ...others];
};

export const setNote = (id: number, text: string): void =>
  void favouriteNotes.change((notes) => withNote(notes, { id, text }));
