import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { FileLink } from '../../../shared/components/file-link';
import { Sheet } from '../../../shared/components/sheet';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import type { PropertyDetail, PropertyFile } from '../api/property';
import badges from './request-list.module.css';
import styles from './submitted-files.module.css';

type FileChange = 'rename' | 'withdraw';

interface SubmittedFilesProps {
  property: PropertyDetail;
  onAdd: (() => void) | undefined;
  /** Undefined when files cannot be changed. */
  onChange: ((change: FileChange, file: PropertyFile) => void) | undefined;
}

export function SubmittedFiles({ property, onAdd, onChange }: SubmittedFilesProps) {
  const { t } = useTranslation();
  const { files, requests } = property;
  const inOrder = files.toSorted((one, other) => rank(one) - rank(other));
  const requestTitleOf = ({ request_id, title }: PropertyFile) =>
    requests.find((request) => request.id === request_id && request.title !== title)?.title;
  return (
    <Sheet
      title={t('property.files')}
      actions={
        onAdd && (
          <Button size="sm" onClick={onAdd}>
            {t('property.addFile')}
          </Button>
        )
      }
    >
      {inOrder.length > 0 ? (
        <ul className="list-unstyled" aria-label={t('property.files')}>
          {inOrder.map((file) => (
            <FileItem
              key={file.id}
              file={file}
              requestTitle={requestTitleOf(file)}
              onChange={file.withdrawn_at === null ? onChange : undefined}
            />
          ))}
        </ul>
      ) : (
        <p className="mb-0 text-body-secondary">{t('property.noFiles')}</p>
      )}
    </Sheet>
  );
}

const rank = ({ withdrawn_at }: PropertyFile) => Number(withdrawn_at !== null);

interface FileItemProps extends Pick<SubmittedFilesProps, 'onChange'> {
  file: PropertyFile;
  /** Title of the request that the file answers, if it differs from the title of the file. */
  requestTitle: string | undefined;
}

function FileItem({ file, requestTitle, onChange }: FileItemProps) {
  const { t } = useTranslation();
  const { title, withdrawn_at, withdrawn_by, withdrawal_reason, refused_at, refusal_reason } = file;
  const state = withdrawn_at !== null ? 'withdrawn' : refused_at !== null ? 'refused' : undefined;
  const action = (label: string, change: FileChange) => (
    <Button variant="link" size="sm" className="px-0" onClick={() => onChange?.(change, file)}>
      {label}
      <span className="visually-hidden">: {title}</span>
    </Button>
  );
  return (
    <li className={styles.file}>
      <div className={styles.about}>
        <p className={styles.title}>
          <span className={withdrawn_at === null ? undefined : styles.gone}>{title}</span>
          {state && (
            <span className={`${badges.badge} ${badges[BADGES[state]]}`}>
              {t(`receivedFiles.states.${state}`)}
            </span>
          )}
        </p>
        <p className={styles.meta}>
          <RelativeTime at={file.added_at} />
          {file.added_by && <> · {file.added_by}</>}
          {requestTitle && <> · {t('property.fileFor', { title: requestTitle })}</>}
        </p>
        {refusal_reason && (
          <p className={styles.meta}>
            {t('receivedFiles.refusedBecause', { reason: refusal_reason })}
          </p>
        )}
        {withdrawn_at && (
          <p className={styles.meta}>
            {t('receivedFiles.withdrawnBecause', {
              name: withdrawn_by,
              reason: withdrawal_reason,
            })}{' '}
            (<RelativeTime at={withdrawn_at} />)
          </p>
        )}
      </div>
      <div className={`d-print-none ${styles.actions}`}>
        <FileLink href={file.url}>{t('file.view')}</FileLink>
        {onChange && (
          <>
            {action(t('receivedFiles.rename'), 'rename')}
            {action(t('receivedFiles.withdraw'), 'withdraw')}
          </>
        )}
      </div>
    </li>
  );
}

const BADGES = { refused: 'rejected', withdrawn: 'withdrawn' } as const;
