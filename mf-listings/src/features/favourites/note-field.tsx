import { useId, useState } from 'react';
import { useStoredPart } from '../../shared/device/device-store';
import { useFavouriteListTexts } from '../../shared/favourite-lists/favourite-list-texts';
import { LIMITS } from '../../shared/favourite-lists/favourite-lists';
import { favouriteNotes, noteOn, setNote } from '../../shared/favourite-lists/favourite-notes';
import styles from './home-contributions.module.css';
import { useFocusAfter } from './use-focus-after';

interface NoteFieldProps {
  id: number;
  /** Of the home. */
  name: string;
}

/** The visitor's note on a home. It is stored on the device. */
export function NoteField({ id, name }: NoteFieldProps) {
  const { t } = useFavouriteListTexts();
  const note = useStoredPart(favouriteNotes, (notes) => noteOn(notes, id));
  const [isEditing, setEditing] = useState(false);
  const button = useFocusAfter<HTMLButtonElement>(isEditing);
  if (isEditing) {
    return <NoteEditor id={id} name={name} note={note} onClose={() => setEditing(false)} />;
  }
  return (
    <div className={styles.note}>
      {note && <p className={styles.text}>{note}</p>}
      <button
        ref={button}
        type="button"
        className="btn btn-sm btn-link"
        aria-label={t(note ? 'favourite-lists:note.editNamed' : 'favourite-lists:note.addNamed', {
          name,
        })}
        onClick={() => setEditing(true)}
      >
        {t(note ? 'favourite-lists:note.edit' : 'favourite-lists:note.add')}
      </button>
    </div>
  );
}

interface NoteEditorProps extends NoteFieldProps {
  note: string;
  onClose: () => void;
}

function NoteEditor({ id, name, note, onClose }: NoteEditorProps) {
  const { t } = useFavouriteListTexts();
  const [text, setText] = useState(note);
  const fieldId = useId();
  const save = () => {
    setNote(id, text.trim());
    onClose();
  };
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label htmlFor={fieldId}>{t('favourite-lists:note.label', { name })}</label>
      <textarea
        id={fieldId}
        className="form-control"
        rows={3}
        maxLength={LIMITS.note}
        value={text}
        // The visitor has asked for the field.
        ref={focusOnce}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <div className="d-flex flex-wrap gap-2">
        <button type="submit" className="btn btn-sm btn-primary">
          {t('favourite-lists:note.save')}
        </button>
        <button type="button" className="btn btn-sm btn-outline-primary" onClick={onClose}>
          {t('favourite-lists:note.cancel')}
        </button>
      </div>
    </form>
  );
}

const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus();
