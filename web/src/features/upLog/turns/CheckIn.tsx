import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { ActsMenu } from '../../../components/page/MoreMenu';
import { useViewer } from '../../../lib/viewer';
import { UpPeopleDocument } from '../upLog.generated';
import type { TurnActs } from './useTurnActs';

type Props = { waiting: ReadonlySet<number>; acts: TurnActs };

/** Adds oneself at the end; for whoever acts for others, one of those who do not wait. */
export function CheckIn({ waiting, acts }: Props) {
  const { id, can } = useViewer();
  const { data } = useQuery(UpPeopleDocument, { skip: !can.manageTurns });
  const others = data?.upPeople.salespeople.filter(person => !waiting.has(person.id)) ?? [];
  if (can.takeTurns && !waiting.has(id)) {
    return (
      <Button variant="contained" disabled={acts.isBusy} onClick={() => void acts.checkIn(id)} sx={atTheEnd}>
        Check in
      </Button>
    );
  }
  const [only, ...more] = others;
  if (!only) return null;
  if (more.length === 0) {
    return (
      <Button
        variant="outlined"
        disabled={acts.isBusy}
        onClick={() => void acts.checkIn(only.id)}
        sx={atTheEnd}
      >
        Check in {only.name}
      </Button>
    );
  }
  return (
    <ActsMenu
      items={others.map(person => ({ label: person.name, run: () => void acts.checkIn(person.id) }))}
      button={opens => (
        <Button variant="outlined" {...opens} sx={atTheEnd}>
          Check in…
        </Button>
      )}
    />
  );
}

const atTheEnd = { ml: 'auto', flex: 'none', whiteSpace: 'nowrap' } as const;
