import { useRevalidator } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog';
import { cancelSlot, removeSlot, type CalendarSlot } from '../api/viewing-calendar';
import { useViewingTexts } from '../viewing-texts';

interface SlotDialogProps {
  slot: CalendarSlot;
  /** The time of the slot, for people. */
  time: string;
  onClose: () => void;
}

/** Removes an open time, or cancels the viewing of a booked one. */
export function SlotDialog({ slot, time, onClose }: SlotDialogProps) {
  const { t } = useViewingTexts();
  const { revalidate } = useRevalidator();
  const { id, home, viewing } = slot;
  const action = viewing ? 'cancel' : 'remove';
  return (
    <ConfirmDialog
      title={t(`${action}.title`)}
      label={t(`${action}.submit`)}
      isDangerous
      onConfirm={async () => {
        await (viewing ? cancelSlot(id) : removeSlot(id));
        await revalidate();
        toast(t(`${action}.done`));
      }}
      onClose={onClose}
    >
      <p>
        {home}
        <br />
        {time}
      </p>
      <p>{t(`${action}.text`, { name: viewing?.name })}</p>
    </ConfirmDialog>
  );
}
