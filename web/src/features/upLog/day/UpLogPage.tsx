import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DayStepper } from '../../../components/days/DayStepper';
import { ExportButton } from '../../../components/export/ExportButton';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageLinks } from '../../../components/page/PageHeaderActions';
import { formatLongDay } from '../../../lib/days/dates';
import { useStoreToday } from '../../../lib/days/StoreDayProvider';
import { dayParam, useUrlState } from '../../../lib/urlState/urlState';
import { UpDay } from './UpDay';

const params = { day: dayParam() };
const STATS_LINKS = [{ label: 'Up Log Stats', to: '/uplogstats' }];

/** Renders /uplog: the ups of a day, which all desks edit at the same time. */
export function UpLogPage() {
  const today = useStoreToday();
  const [url, setUrl] = useUrlState(params);
  const shownDay = url.day ?? today;
  const showDay = (next: string) => setUrl({ day: next === today ? null : next });

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <PageHeader
        title="Up Log"
        actions={
          <>
            <Button href="#up-log-end" onClick={scrollTo('end')}>
              To Bottom
            </Button>
            <PageLinks links={STATS_LINKS} />
            <ExportButton tables={[{ title: 'Up Log', name: 'uplog', query: { day: shownDay } }]} />
          </>
        }
        details={
          <>
            <span aria-live="polite">{formatLongDay(shownDay)}</span>
            <DayStepper day={shownDay} onChange={showDay} />
            {shownDay !== today && <Button onClick={() => showDay(today)}>Today</Button>}
          </>
        }
      />
      <UpDay key={shownDay} day={shownDay}>
        <Box id="up-log-end" sx={{ textAlign: 'center', displayPrint: 'none' }}>
          <Button href="#content" onClick={scrollTo('start')}>
            To Top
          </Button>
        </Box>
      </UpDay>
    </Box>
  );
}

/** Scrolls the page without changing the URL. */
const scrollTo = (edge: 'start' | 'end') => (event: React.MouseEvent) => {
  event.preventDefault();
  window.scrollTo({ top: edge === 'end' ? document.documentElement.scrollHeight : 0 });
};
