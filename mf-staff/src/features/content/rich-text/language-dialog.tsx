import { SelectField, SendForm, useSendForm } from '@phantom/forms';
import { LANGUAGES, pageLanguage, useTranslation } from '@phantom/mf-kit';
import type { Editor } from '@tiptap/core';
import { Dialog } from '../../../shared/dialog/dialog';
import { DialogActions } from '../../../shared/dialog/form-dialog';
import { blockLanguage, setBlockLanguage } from './tools';

/** Languages that a property company quotes beside its own. */
const OTHER_LANGUAGES = ['fr', 'pt', 'zh', 'la'] as const;

/** Says in which language the paragraph with the cursor is, where it is not the one of the text. */
export function LanguageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation();
  const names = new Intl.DisplayNames(pageLanguage(), { type: 'language' });
  const current = blockLanguage(editor) ?? '';
  const codes = [...new Set([...LANGUAGES, ...OTHER_LANGUAGES, ...(current ? [current] : [])])];
  const state = useSendForm({
    name: 'rich-text-language',
    initialValues: { language: current },
    isSecret: true,
    send: async ({ language }) => setBlockLanguage(editor, language || null),
    onSent: onClose,
  });
  return (
    <Dialog title={t('content.richText.tools.language')} onClose={onClose}>
      <p>{t('content.richText.language.why')}</p>
      <SendForm state={state}>
        <SelectField
          name="language"
          label={t('content.richText.language.label')}
          placeholder={t('content.richText.language.none')}
          choices={codes.map((value) => ({ value, label: names.of(value) ?? value }))}
        />
        <DialogActions label={t('content.richText.apply')} onCancel={onClose} />
      </SendForm>
    </Dialog>
  );
}
