import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { FileLink } from '../../../shared/components/file-link';
import { Sheet } from '../../../shared/components/sheet';
import { Moment } from '../../../shared/date-time/relative-time';
import type { PropertyDetail, PropertyFile } from '../api/properties';
import badges from './request-list.module.css';
import styles from './submitted-files.module.css';

type FileChange = 'rename' | 'withdraw';

interface SubmittedFilesProps {
  property: PropertyDetail;
  /** Undefined while no files are taken. */
  onAdd: (() => void) | undefined;
  /** Undefined where nothing can be changed. */
  onChange: ((what: FileChange, file: PropertyFile) => void) | undefined;
}

/** The files that have come in so far, withdrawn ones last. */
export function SubmittedFiles({ property, onAdd, onChange }: SubmittedFilesProps) {
  const { t } = useTranslation();
  const { files, requests } = property;
  const inOrder = files.toSorted((one, other) => rank(one) - rank(other));
  const answeredBy = ({ request_id, title }: PropertyFile) =>
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
        <ul className={styles.files} aria-label={t('property.files')}>
          {inOrder.map((file) => (
            <FileItem
              key={file.id}
              file={file}
              answered={answeredBy(file)}
              onChange={file.withdrawn_at === null ? onChange : undefined}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('property.noFiles')}</p>
      )}
    </Sheet>
  );
}

const rank = ({ withdrawn_at }: PropertyFile) => Number(withdrawn_at !== null);

interface FileItemProps extends Pick<SubmittedFilesProps, 'onChange'> {
  file: PropertyFile;
  /** The title of the request that it came for, where that is another one. */
  answered: string | undefined;
}

function FileItem({ file, answered, onChange }: FileItemProps) {
  const { t } = useTranslation();
  const { title, withdrawn_at, withdrawn_by, withdrawal_reason, refused_at, refusal_reason } = file;
  const state = withdrawn_at !== null ? 'withdrawn' : refused_at !== null ? 'refused' : undefined;
  const action = (label: string, what: FileChange) => (
    <Button
      variant="link"
      size="sm"
      className={badges.action}
      onClick={() => onChange?.(what, file)}
    >
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
          <Moment at={file.added_at} />
          {file.added_by && <> · {file.added_by}</>}
          {answered && <> · {t('property.fileFor', { title: answered })}</>}
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
            (<Moment at={withdrawn_at} />)
          </p>
        )}
      </div>
      <div className={styles.actions}>
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
