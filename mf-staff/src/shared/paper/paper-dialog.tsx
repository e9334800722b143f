import { useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { Dialog } from '../dialog/dialog';
import { DialogPart } from '../dialog/dialog-part';
import type { Paper, PaperKind } from './paper';
import { ReplaceForm } from './replace-form';
import { VersionList } from './version-list';

interface PaperDialogProps {
  kind: PaperKind;
  paper: Paper;
  /** Whether another file may take its place; else the versions alone are shown. */
  mayReplace?: boolean;
  onClose: () => void;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** What can be done with the file of a paper: another in its place, and those before to be read. */
export function PaperDialog(props: PaperDialogProps) {
  const { kind, paper, mayReplace = true, onClose, children } = props;
  const { t } = useTranslation();
  return (
    <Dialog title={paper.title} onClose={onClose}>
      {mayReplace && (
        <DialogPart title={t('documents.replace.title')}>
          <ReplaceForm kind={kind} paper={paper} onClose={onClose} />
        </DialogPart>
      )}
      <DialogPart title={t('documents.versions.title')}>
        <VersionList kind={kind} id={paper.id} />
      </DialogPart>
      {children}
    </Dialog>
  );
}
