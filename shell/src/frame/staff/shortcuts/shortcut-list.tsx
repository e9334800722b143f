import { useTranslation } from '@phantom/mf-kit';
import { shownKeys, SHORTCUTS } from '@phantom/mf-kit/shortcuts';
import { Drawer } from '../drawer/drawer';
import { LayoutSwitch } from '../settings/layout-switch';

/** All keyboard shortcuts of the staff's pages, by where they work. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const { everywhere, editor, text, translations } = SHORTCUTS;
  // One line each: `npm run check` finds the texts by the types of their keys.
  const groups = {
    everywhere: rowsOf(everywhere, (name) => t(`shortcuts.everywhere.${name}`)),
    editor: rowsOf(editor, (name) => t(`shortcuts.editor.${name}`)),
    text: rowsOf(text, (name) => t(`shortcuts.text.${name}`)),
    translations: rowsOf(translations, (name) => t(`shortcuts.translations.${name}`)),
  } satisfies Record<keyof typeof SHORTCUTS, Row[]>;
  const names = Object.keys(groups) as (keyof typeof groups)[];
  return (
    <Drawer
      title={t('shortcuts.title')}
      closeLabel={t('shortcuts.close')}
      onClose={onClose}
      end={
        <LayoutSwitch
          name="shortcuts"
          label={t('shortcuts.switch', { keys: everywhere.list })}
          note={t('shortcuts.switchNote')}
        />
      }
    >
      {names.map((name) => (
        <section key={name} className="shortcut-group" aria-labelledby={`shortcuts-${name}`}>
          <h3 id={`shortcuts-${name}`}>{t(`shortcuts.groups.${name}`)}</h3>
          <dl>
            {groups[name].map(({ label, keys }) => (
              <div key={keys}>
                <dt>{label}</dt>
                <dd>
                  <kbd className="shortcut-keys">{shownKeys(keys)}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Drawer>
  );
}

interface Row {
  label: string;
  keys: string;
}

function rowsOf<Name extends string>(
  shortcuts: Record<Name, string>,
  labelOf: (name: Name) => string,
): Row[] {
  const names = Object.keys(shortcuts) as Name[];
  return names.map((name) => ({ label: labelOf(name), keys: shortcuts[name] }));
}
