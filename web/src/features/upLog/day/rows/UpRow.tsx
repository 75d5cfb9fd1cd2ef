import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { DeleteIcon } from '../../../../components/icons/rareIcons';
import { UNSET_SOLD_LABEL } from '../../../../lib/format/ups';
import type { DayUp } from '../../newUps/newUp';
import { hiddenUntilHoverStyles, UpCell } from '../cells/cell.styles';
import { focusNextCell } from '../cells/cellFocus';
import { soldChoices, typeChoices, withCurrentPerson } from '../cells/choices';
import { FlagCell } from '../cells/FlagCell';
import { PickCell } from '../cells/PickCell';
import { TextCell } from '../cells/TextCell';
import { TimeCell } from '../cells/TimeCell';
import { useRowValues, useUpActions } from '../upActions';

type Props = { up: DayUp; rowNumber: number; isLocked: boolean };

/**
 * Renders the fields of a row on a desktop. Enter moves to the next field, and from the last field to the
 * next row.
 */
export function UpRow({ up, rowNumber, isLocked }: Props) {
  const { choices, setUpToDelete, goToNextRow } = useUpActions();
  const { key } = up;
  const { values, getSave } = useRowValues(up);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isHandledElsewhere = event.isDefaultPrevented() || event.shiftKey || event.nativeEvent.isComposing;
    const from = event.target as HTMLElement;
    if (event.key !== 'Enter' || isHandledElsewhere || !from.hasAttribute('data-cell')) return;
    event.preventDefault();
    if (!focusNextCell(from)) goToNextRow(key);
  }

  return (
    <Fields disabled={isLocked} aria-label={`Up #${rowNumber}`} onKeyDown={handleKeyDown}>
      <PickCell
        upKey={key}
        field="employeeId"
        value={values.employeeId}
        choices={withCurrentPerson(choices.salespeople, up.salesperson)}
        save={getSave('employeeId')}
      />
      <TimeCell upKey={key} value={values.timeUp} save={getSave('timeUp')} />
      <PickCell
        upKey={key}
        field="upType"
        value={values.upType}
        choices={typeChoices}
        save={getSave('upType')}
      />
      <PickCell
        upKey={key}
        field="turnedToId"
        value={values.turnedToId}
        choices={withCurrentPerson(choices.salespeople, up.turnedTo)}
        save={getSave('turnedToId')}
      />
      <PickCell
        upKey={key}
        field="managerIntoId"
        value={values.managerIntoId}
        choices={withCurrentPerson(choices.managers, up.managerInto)}
        save={getSave('managerIntoId')}
      />
      <TextCell
        upKey={key}
        field="customerName"
        value={values.customerName ?? ''}
        save={getSave('customerName')}
      />
      <TextCell upKey={key} field="notes" value={values.notes ?? ''} save={getSave('notes')} />
      <FlagCell upKey={key} field="isBdcUp" value={values.isBdcUp ?? false} save={getSave('isBdcUp')} />
      <FlagCell
        upKey={key}
        field="isTestDrive"
        value={values.isTestDrive ?? false}
        save={getSave('isTestDrive')}
      />
      <FlagCell upKey={key} field="isWriteUp" value={values.isWriteUp ?? false} save={getSave('isWriteUp')} />
      <PickCell
        upKey={key}
        field="sold"
        value={values.sold}
        choices={soldChoices}
        unsetLabel={UNSET_SOLD_LABEL}
        save={getSave('sold')}
      />
      <UpCell>
        <DeleteButton
          type="button"
          aria-label={`Delete up #${rowNumber}`}
          title="Delete"
          onClick={() => setUpToDelete(up)}
        >
          <DeleteIcon sx={{ fontSize: 18 }} />
        </DeleteButton>
      </UpCell>
    </Fields>
  );
}

/** Groups the controls of the row, to disable all of them while rows are being moved. */
const Fields = styled('fieldset')({ display: 'contents' });

const DeleteButton = styled('button')({
  flex: 1,
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  border: 0,
  padding: 0,
  background: 'none',
  color: 'var(--sf-palette-faint-text)',
  cursor: 'pointer',
  ...hiddenUntilHoverStyles,
  '&:hover:enabled, &:focus-visible': { color: 'var(--sf-palette-error-main)', outline: 'none' },
  '&:disabled': { opacity: 0.4, cursor: 'default' },
});
