import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { DeleteIcon } from '../../../../components/look/rareIcons';
import { UNSET_SOLD } from '../../../../lib/values/upValues';
import type { UpFieldsFragment } from '../../upLog.generated';
import { focusNextCell } from '../cells/cellFocus';
import { Cell, untilPointedAt } from '../cells/cellLook';
import { FlagCell } from '../cells/FlagCell';
import { PickCell } from '../cells/PickCell';
import { soldPicks, typePicks, withCurrent } from '../cells/picks';
import { TextCell } from '../cells/TextCell';
import { TimeCell } from '../cells/TimeCell';
import { useRowShown, useUpActions } from '../upActions';

type Props = { up: UpFieldsFragment; place: number; isLocked: boolean };

/** The fields of a row on a desk. Enter goes on to the next one, and from the last to the next row. */
export function UpRow({ up, place, isLocked }: Props) {
  const { choices, askToDelete, goBeyond } = useUpActions();
  const { id } = up;
  const { shown, saveOf } = useRowShown(up);

  function press(event: KeyboardEvent<HTMLElement>) {
    const isForAnother = event.isDefaultPrevented() || event.shiftKey || event.nativeEvent.isComposing;
    const from = event.target as HTMLElement;
    if (event.key !== 'Enter' || isForAnother || !from.hasAttribute('data-cell')) return;
    event.preventDefault();
    if (!focusNextCell(from)) goBeyond(id);
  }

  return (
    <Fields disabled={isLocked} aria-label={`Row ${place}`} onKeyDown={press}>
      <PickCell
        id={id}
        field="employeeId"
        value={shown.employeeId}
        choices={withCurrent(choices.salespeople, up.salesperson)}
        save={saveOf('employeeId')}
      />
      <TimeCell id={id} value={shown.timeUp} save={saveOf('timeUp')} />
      <PickCell id={id} field="upType" value={shown.upType} choices={typePicks} save={saveOf('upType')} />
      <PickCell
        id={id}
        field="turnedToId"
        value={shown.turnedToId}
        choices={withCurrent(choices.salespeople, up.turnedTo)}
        save={saveOf('turnedToId')}
      />
      <PickCell
        id={id}
        field="managerIntoId"
        value={shown.managerIntoId}
        choices={withCurrent(choices.managers, up.managerInto)}
        save={saveOf('managerIntoId')}
      />
      <TextCell id={id} field="customerName" value={shown.customerName ?? ''} save={saveOf('customerName')} />
      <TextCell id={id} field="notes" value={shown.notes ?? ''} save={saveOf('notes')} />
      <FlagCell id={id} field="isBdcUp" value={shown.isBdcUp ?? false} save={saveOf('isBdcUp')} />
      <FlagCell id={id} field="isTestDrive" value={shown.isTestDrive ?? false} save={saveOf('isTestDrive')} />
      <FlagCell id={id} field="isWriteUp" value={shown.isWriteUp ?? false} save={saveOf('isWriteUp')} />
      <PickCell
        id={id}
        field="sold"
        value={shown.sold}
        choices={soldPicks}
        unset={UNSET_SOLD}
        save={saveOf('sold')}
      />
      <Cell>
        <Delete
          type="button"
          aria-label={`Delete row ${place}`}
          title="Delete"
          onClick={() => askToDelete(up)}
        >
          <DeleteIcon sx={{ fontSize: 18 }} />
        </Delete>
      </Cell>
    </Fields>
  );
}

/** Groups the row's controls, and switches them off all at once while rows are being moved. */
const Fields = styled('fieldset')({ display: 'contents' });

const Delete = styled('button')({
  flex: 1,
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  border: 0,
  padding: 0,
  background: 'none',
  color: 'var(--sf-palette-faint-text)',
  cursor: 'pointer',
  ...untilPointedAt,
  '&:hover:enabled, &:focus-visible': { color: 'var(--sf-palette-error-main)', outline: 'none' },
  '&:disabled': { opacity: 0.4, cursor: 'default' },
});
