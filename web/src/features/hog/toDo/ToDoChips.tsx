import Box from '@mui/material/Box';
import {
  OpenPointsDocument,
  type OpenPointsQueryVariables,
} from '../../../components/deals/openPoints.generated';
import { chipLook } from '../../../components/lists/chipLook';
import { openPoints } from '../../../generated/rules/openPoints';
import { spokenRange } from '../../../lib/days/dates';
import { useStoreToday } from '../../../lib/days/storeDay';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { type OpenName, openNames } from '../../../lib/values/openPoints';
import { count } from '../../../lib/values/units';

type Choice = OpenName | 'any';

type Props = {
  filter: OpenPointsQueryVariables;
  chosen: Choice | null;
  onChoose: (choice: Choice | null) => void;
};

/** How many deals of the filter have what open (hog.md, To do): each chip keeps the list to its deals, or gives it back. */
export function ToDoChips({ filter, chosen, onChoose }: Props) {
  const { data, previousData } = useLiveQuery(OpenPointsDocument, { variables: filter, days: filter });
  const today = useStoreToday();
  const open = (data ?? previousData)?.openPoints;
  if (!open) return null;

  const dealsOf = (name: OpenName) =>
    open.kinds.find(({ kind }) => kind === openPoints[name].kind)?.deals ?? 0;
  const chip = (choice: Choice, label: string, deals: number) => (
    <Box
      key={choice}
      component="button"
      type="button"
      aria-pressed={choice === chosen}
      onClick={() => onChoose(choice === chosen ? null : choice)}
      sx={chipLook}
    >
      {label} <strong>{count(deals)}</strong>
    </Box>
  );

  const days = <Box sx={{ flex: 'none' }}>{spokenRange(filter, today)}:</Box>;
  if (open.deals === 0 && chosen === null)
    return (
      <>
        {days}
        <span>Nothing is open.</span>
      </>
    );
  return (
    <>
      {days}
      {chip('any', 'To do', open.deals)}
      {openNames
        .filter(name => dealsOf(name) > 0 || name === chosen)
        .map(name => chip(name, openPoints[name].label, dealsOf(name)))}
    </>
  );
}
