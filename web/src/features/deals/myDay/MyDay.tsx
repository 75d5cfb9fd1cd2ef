import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useStoreToday } from '../../../lib/days/StoreDayProvider';
import { useOnChange } from '../../../lib/hooks/lifecycleHooks';
import { useLiveQuery } from '../../../lib/live/liveQuery';
import { useViewer } from '../../../lib/viewer';
import { MyDayDocument } from './myDay.generated';
import { OwnMonthBar } from './OwnMonthBar';
import { StoreDayBar } from './StoreDayBar';

/** Renders the viewer's own month or the store's day, depending on the server's response (my-day.md). */
export function MyDay() {
  const { id: employeeId } = useViewer();
  const { data, error, refetch } = useLiveQuery(MyDayDocument, {
    variables: { employeeId },
    context: { offline: true },
  });
  useOnChange(useStoreToday(), function refetchForNewDay() {
    void refetch();
  });

  if (data?.myDay.ownMonth) return <OwnMonthBar ownMonth={data.myDay.ownMonth} />;
  if (data?.myDay.storeDay) return <StoreDayBar storeDay={data.myDay.storeDay} />;
  if (error) {
    return (
      <Box role="alert" sx={errorStyles}>
        Couldn’t load your numbers.
        <Button onClick={() => void refetch()}>Try again</Button>
      </Box>
    );
  }
  return (
    <Box role="status" sx={visuallyHidden}>
      Loading...
    </Box>
  );
}

const errorStyles = {
  height: 1,
  px: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: 1,
  color: 'text.secondary',
} as const;
