import { type KeyboardEvent, memo } from 'react';
import { formatClockTime } from '../../../../lib/days/dates';
import { useUpActions } from '../upActions';
import { fieldLabels, type UpSave } from '../upSaves';
import { CellSaveStatus } from './CellMark';
import { cellAttributes } from './cellFocus';
import { UpCell, CellInput } from './cellLook';
import { NowButton } from './NowButton';
import { parseTime } from './timeUp';
import { useDraft } from './useDraft';

type Props = { upKey: string; value: string | null; save: UpSave | undefined };

const TIME_HINT = 'Type a time such as 2:15, 215p or 14:15, or n for now.';

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
