import { styled } from '@mui/material/styles';
import { type KeyboardEvent, memo } from 'react';
import { formatClockTime } from '../../../../lib/days/dates';
import { useUpActions } from '../upActions';
import { fieldLabels, type UpSave } from '../upSaves';
import { CellSaveStatus } from './CellSaveStatus';
import { CellInput, UpCell } from './cell.styles';
import { cellAttributes } from './cellFocus';
import { parseTime } from './parseTime';
import { useDraft } from './useDraft';

type Props = { upKey: string; value: string | null; save: UpSave | undefined };

const TIME_HINT = 'Enter a time like 2:15, 215p or 14:15, or n for now.';

/** Renders a time field, which accepts typed times. In an empty field, Enter or n sets the current time. */
export const TimeCell = memo(function TimeCell({ upKey, value, save }: Props) {
  const { save: saveField, getStoreTime } = useUpActions();
  const parse = (text: string) => (/^n(ow?)?$/i.test(text.trim()) ? getStoreTime() : parseTime(text));
  const draft = useDraft(formatClockTime(value), parse, time => saveField(upKey, 'timeUp', time));
  const isEmpty = value === null && draft.text === '';

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') draft.discard();
    if (event.key !== 'Enter') return;
    if (isEmpty) saveField(upKey, 'timeUp', getStoreTime());
    else if (parse(draft.text) === undefined) {
      event.preventDefault();
      draft.commit();
    }
  }

  return (
    <UpCell data-invalid={draft.isInvalid || undefined}>
      <CellInput
        {...cellAttributes}
        aria-label={fieldLabels.timeUp}
        aria-invalid={draft.isInvalid}
        title={draft.isInvalid ? TIME_HINT : undefined}
        autoComplete="off"
        maxLength={12}
        value={draft.text}
        onChange={event => draft.change(event.target.value)}
        onBlur={draft.commit}
        onKeyDown={handleKeyDown}
      />
      {isEmpty && <NowButton onClick={() => saveField(upKey, 'timeUp', getStoreTime())} />}
      <CellSaveStatus save={save} />
    </UpCell>
  );
});

const SmallButton = styled('button')({
  position: 'absolute',
  inset: '4px 4px 4px auto',
  padding: '0 8px',
  border: 0,
  borderRadius: 4,
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 600,
  cursor: 'pointer',
  background: 'transparent',
  color: 'var(--sf-palette-primary-main)',
  '&:hover': { background: 'var(--sf-palette-accent-soft)', color: 'var(--sf-palette-accent-strong)' },
  '&:disabled': { visibility: 'hidden' },
});

/** Renders a button that sets the current time by mouse or touch. By keyboard, Enter sets the time. */
export function NowButton({ onClick }: { onClick: () => void }) {
  return (
    <SmallButton type="button" tabIndex={-1} onClick={onClick} title="Now (Enter)">
      Now
    </SmallButton>
  );
}
