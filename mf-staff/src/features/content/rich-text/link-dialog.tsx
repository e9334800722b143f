import {
  ChoiceField,
  ComboboxField,
  type Option,
  type Rules,
  SendForm,
  TextField,
  useSendForm,
} from '@phantom/forms';
import { useTranslation, type TFunction } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { Editor } from '@tiptap/core';
import { useMemo } from 'react';
import { Dialog } from '../../../shared/dialog/dialog';
import { DialogActions } from '../../../shared/dialog/form-dialog';
import { useContentService } from '../../../shared/content-services';
import styles from './link-dialog.module.css';
import { addressOf, isSitePath, type LinkTarget } from './link-target';
import { findPagesOf } from './link-pages';

interface LinkValues {
  kind: 'page' | 'address';
  page: Option | null;
  address: string;
}

/** Sets, changes or removes the link at the cursor. Without a selection it inserts the name of the page. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation();
  const service = useContentService();
  // An entry of another service has an id of its own there: its page is linked by its path.
  const findPages = useMemo(() => findPagesOf(service), [service]);
  const current = editor.isActive('link')
    ? (editor.getAttributes('link') as LinkTarget)
    : undefined;
  const state = useSendForm<LinkValues>({
    name: 'rich-text-link',
    initialValues: valuesOf(current),
    isSecret: true,
    schema: (rules) => schemaOf(rules, t),
    send: async ({ kind, page, address }) =>
      kind === 'page' && page
        ? setLink(editor, targetOf(page), page.label)
        : setLink(editor, { href: addressOf(address) ?? '', entry: null }, address.trim()),
    onSent: onClose,
  });
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog title={t('content.richText.tools.link')} onClose={onClose}>
      <SendForm state={state} className={styles.form}>
        <ChoiceField
          name="kind"
          label={t('content.richText.link.to')}
          choices={[
            { value: 'page', label: t('content.richText.link.page') },
            { value: 'address', label: t('content.richText.link.address') },
          ]}
        />
        {state.form.values.kind === 'page' ? (
          <ComboboxField
            name="page"
            label={t('content.richText.link.page')}
            hint={t('content.richText.link.pageHint')}
            find={findPages}
            required
          />
        ) : (
          <TextField
            name="address"
            label={t('content.richText.link.address')}
            hint={t('content.richText.link.addressHint')}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            required
          />
        )}
        {current && (
          <p>
            <Button variant="link" className="p-0" onClick={remove}>
              {t('content.richText.link.remove')}
            </Button>
          </p>
        )}
        <DialogActions label={t('content.richText.apply')} onCancel={onClose} />
      </SendForm>
    </Dialog>
  );
}

const schemaOf = ({ string, text }: Rules, t: TFunction) => ({
  // The value of an option, which is an object.
  page: string()
    .transform((_, page: Option | null) => page?.value)
    .when('kind', {
      is: 'page',
      then: (page) => page.required(t('content.richText.link.pageRequired')),
    }),
  address: text().when('kind', {
    is: 'address',
    then: (address) =>
      address.test(
        'address',
        t('content.richText.link.addressRequired'),
        (typed) => addressOf(typed ?? '') !== undefined,
      ),
  }),
});

function valuesOf(link: LinkTarget | undefined): LinkValues {
  const empty: LinkValues = { kind: 'page', page: null, address: '' };
  if (!link) return empty;
  const { href, entry } = link;
  if (!entry && !isSitePath(href)) return { ...empty, kind: 'address', address: href };
  return { ...empty, page: { value: entry ? String(entry) : href, label: href, detail: href } };
}

/** The value of an option is the id of an entry, or a path. */
const targetOf = ({ value, label, detail }: Option): LinkTarget =>
  value.startsWith('/')
    ? { href: value, entry: null }
    : { href: detail ?? label, entry: Number(value) };

/** The caret stands behind the link, and what is typed next is no part of it. */
function setLink(editor: Editor, target: LinkTarget, name: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    const link = { type: 'link', attrs: target };
    chain.insertContent({ type: 'text', text: name, marks: [link] }).run();
    return;
  }
  chain.extendMarkRange('link').setMark('link', target).run();
}
