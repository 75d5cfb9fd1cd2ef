import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { ActionsMenu } from '../../../components/page/ActionsMenu';
import { useViewer } from '../../../lib/viewer';
import { UpPeopleDocument } from '../upLog.generated';
import type { TurnActions } from './useTurnActions';

type Props = { waitingIds: ReadonlySet<number>; actions: TurnActions };

/**
 * Checks the viewer in at the end of the rotation. Users who manage turns choose an employee who is not
 * waiting.
 */
export function CheckIn({ waitingIds, actions }: Props) {
  const { id, can } = useViewer();
  const { data } = useQuery(UpPeopleDocument, { skip: !can.manageTurns });
  const others = data?.upPeople.salespeople.filter(person => !waitingIds.has(person.id)) ?? [];
  if (can.takeTurns && !waitingIds.has(id)) {
    return (
      <Button
        variant="contained"
        disabled={actions.isBusy}
        onClick={() => void actions.checkIn(id)}
        sx={endStyles}
      >
        Check in
      </Button>
    );
  }
  const [firstEmployee, ...otherEmployees] = others;
  if (!firstEmployee) return null;
  if (otherEmployees.length === 0) {
    return (
      <Button
        variant="outlined"
        disabled={actions.isBusy}
        onClick={() => void actions.checkIn(firstEmployee.id)}
        sx={endStyles}
      >
        Check in {firstEmployee.name}
      </Button>
    );
  }
  return (
    <ActionsMenu
      items={others.map(person => ({ label: person.name, run: () => void actions.checkIn(person.id) }))}
      button={triggerProps => (
        <Button variant="outlined" {...triggerProps} sx={endStyles}>
          Check in…
        </Button>
      )}
    />
  );
}

const endStyles = { ml: 'auto', flex: 'none', whiteSpace: 'nowrap' } as const;
