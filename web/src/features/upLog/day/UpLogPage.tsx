import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DayStepper } from '../../../components/days/DayStepper';
import { ExportButton } from '../../../components/export/ExportButton';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageLinks } from '../../../components/page/PageLinks';
import { day, useUrlState } from '../../../lib/address/urlState';
import { longDay } from '../../../lib/days/dates';
import { useStoreToday } from '../../../lib/days/storeDay';
import { UpDay } from './UpDay';

const params = { day: day() };
const STATS = [{ label: 'Up Log Stats', to: '/uplogstats' }];

/** /uplog: the ups of a day, which every desk writes at once. */
export function UpLogPage() {
  const today = useStoreToday();
  const [url, setUrl] = useUrlState(params);
  const shown = url.day ?? today;
  const show = (next: string) => setUrl({ day: next === today ? null : next });

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <PageHeader
        title="Up Log"
        actions={
          <>
            <Button href="#up-log-end" onClick={scrollTo('end')}>
              To Bottom
            </Button>
            <PageLinks links={STATS} />
            <ExportButton tables={[{ title: 'Up Log', name: 'uplog', query: { day: shown } }]} />
          </>
        }
        shown={
          <>
            <span aria-live="polite">{longDay(shown)}</span>
            <DayStepper day={shown} onChange={show} />
            {shown !== today && <Button onClick={() => show(today)}>Today</Button>}
          </>
        }
      />
      <UpDay key={shown} day={shown}>
        <Box id="up-log-end" sx={{ textAlign: 'center', displayPrint: 'none' }}>
          <Button href="#content" onClick={scrollTo('start')}>
            To Top
          </Button>
        </Box>
      </UpDay>
    </Box>
  );
}

/** Scrolls the page, and leaves the address alone. */
const scrollTo = (edge: 'start' | 'end') => (event: React.MouseEvent) => {
  event.preventDefault();
  window.scrollTo({ top: edge === 'end' ? document.documentElement.scrollHeight : 0 });
};
