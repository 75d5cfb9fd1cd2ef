import { type KeyboardEvent, memo } from 'react';
import { clockTime } from '../../../../lib/days/dates';
import { useUpActions } from '../upActions';
import { fieldLabels, type UpSave } from '../upSaves';
import { CellMark } from './CellMark';
import { cellMark } from './cellFocus';
import { Cell, CellInput } from './cellLook';
import { NowButton } from './NowButton';
import { parseTime } from './timeUp';
import { useDraft } from './useDraft';

type Props = { upKey: string; value: string | null; save: UpSave | undefined };

const TIME_HINT = 'Type a time such as 2:15, 215p or 14:15, or n for now.';

/** A time as people type it. In an empty field Enter, or n, is now. */
export const TimeCell = memo(function TimeCell({ upKey, value, save }: Props) {
  const { save: saveField, now } = useUpActions();
  const read = (text: string) => (/^n(ow?)?$/i.test(text.trim()) ? now() : parseTime(text));
  const draft = useDraft(clockTime(value), read, time => saveField(upKey, 'timeUp', time));
  const isEmpty = value === null && draft.text === '';

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') draft.giveUp();
    if (event.key !== 'Enter') return;
    if (isEmpty) saveField(upKey, 'timeUp', now());
    else if (read(draft.text) === undefined) {
      event.preventDefault();
      draft.commit();
    }
  }

  return (
    <Cell data-invalid={draft.isUnreadable || undefined}>
      <CellInput
        {...cellMark}
        aria-label={fieldLabels.timeUp}
        aria-invalid={draft.isUnreadable}
        title={draft.isUnreadable ? TIME_HINT : undefined}
        autoComplete="off"
        maxLength={12}
        value={draft.text}
        onChange={event => draft.change(event.target.value)}
        onBlur={draft.commit}
        onKeyDown={press}
      />
      {isEmpty && <NowButton onClick={() => saveField(upKey, 'timeUp', now())} />}
      <CellMark save={save} />
    </Cell>
  );
});
