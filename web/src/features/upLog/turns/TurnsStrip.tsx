import Box from '@mui/material/Box';
import { useState } from 'react';
import { framed } from '../../../components/look/framed';
import { useStoreToday } from '../../../lib/days/storeDay';
import { useViewer } from '../../../lib/viewer';
import { CheckIn } from './CheckIn';
import { CheckOutQuestion } from './CheckOutQuestion';
import type { InTurnFieldsFragment } from './inTurn.generated';
import { TurnButton } from './TurnButton';
import { ownPlaceWords, placed, takenWords } from './turnWords';
import { useMayAct, useTurnActs } from './useTurnActs';

type Props = { inTurn: InTurnFieldsFragment };
type Person = InTurnFieldsFragment['waiting'][number]['person'];

/** Who waits for a turn, and what can be done; of another day, who took how many (up-log.md, Whose turn). */
export function TurnsStrip({ inTurn: { day, waiting, taken } }: Props) {
  const { id } = useViewer();
  const mayAct = useMayAct();
  const acts = useTurnActs();
  const [toCheckOut, setToCheckOut] = useState<Person | null>(null);
  const isToday = useStoreToday() === day;
  const shown = isToday ? placed(waiting) : [];
  const inIds = new Set(shown.map(({ turn }) => turn.person.id));
  const others = taken.filter(({ person }) => !inIds.has(person.id));
  const countedOf = (person: Person) => {
    const counts = taken.find(each => each.person.id === person.id);
    return takenWords(counts?.taken ?? 0, counts?.skipped ?? 0);
  };

  if (!isToday && others.length === 0) return null;
  return (
    <Box component="section" aria-label="In turn" sx={strip}>
      <strong>In turn</strong>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {isToday && (ownPlaceWords(waiting, id) || (waiting.length === 0 ? 'Nobody waits' : ''))}
      </Box>
      {shown.length > 0 && (
        <Box component="ol" sx={list}>
          {shown.map(({ turn, place }, index) => (
            <li key={turn.upId}>
              <TurnButton
                turn={turn}
                place={place}
                counted={countedOf(turn.person)}
                acts={mayAct(turn.person.id) ? acts : null}
                isLast={!shown.slice(index + 1).some(each => each.place !== null)}
                onCheckOut={() => setToCheckOut(turn.person)}
              />
            </li>
          ))}
        </Box>
      )}
      {others.length > 0 && (
        <Box sx={quiet}>
          {isToday && 'Out: '}
          {others.map(each => `${each.person.name} ${takenWords(each.taken, each.skipped)}`).join(' · ')}
        </Box>
      )}
      {isToday && <CheckIn waiting={inIds} acts={acts} />}
      {toCheckOut && (
        <CheckOutQuestion
          name={toCheckOut.name}
          onCheckOut={() => acts.checkOut(toCheckOut.id)}
          onClose={() => setToCheckOut(null)}
        />
      )}
    </Box>
  );
}

const strip = {
  ...framed,
  px: 1.5,
  py: 0.5,
  minHeight: 44,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  displayPrint: 'none',
} as const;

/** On a phone one line, which is moved by a thumb. */
const list = {
  m: 0,
  p: 0,
  minWidth: 0,
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  width: { xs: 1, sm: 'auto' },
  order: { xs: 1, sm: 0 },
  overflowX: { xs: 'auto', sm: 'visible' },
  listStyle: 'none',
} as const;

const quiet = { typography: 'caption', color: 'text.secondary', order: { xs: 2, sm: 0 } } as const;
