import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ExportButton } from '../../components/export/ExportButton';
import { PrintedAt } from '../../components/page/HeaderDateRange';
import { PageHeader } from '../../components/page/PageHeader';
import { PageLinks, PrintButton } from '../../components/page/PageHeaderActions';
import { narrowPageStyles } from '../../components/page/page.styles';
import { blackOnWhiteStyles, printPageStyles } from '../../components/styles/print.styles';
import type { ExportedTable } from '../../lib/exports/exportedTable';
import { idParam, useUrlState } from '../../lib/urlState/urlState';
import { ClosingDetails } from './ClosingDetails';
import { MonthList } from './MonthList';

const params = { closing: idParam() };

const ALL_MONTHS_LINKS = [{ label: 'Back to months', to: '/closing' }];
const MONTHS_EXPORT = [{ title: 'Months', name: 'months', query: {} }];

const printStyles = { '@media print': { '&, & *': blackOnWhiteStyles } } as const;

/** Renders `/closing`: the store's months, or a single closing (closing.md). */
export function ClosingPage() {
  const [{ closing }] = useUrlState(params);
  return (
    <Box sx={[narrowPageStyles, printStyles]}>
      <GlobalStyles styles={printPageStyles} />
      <PageHeader
        title="Closing"
        details={<PrintedAt />}
        actions={
          <>
            {closing !== null && <PageLinks links={ALL_MONTHS_LINKS} />}
            <ExportButton tables={closing === null ? MONTHS_EXPORT : listClosingExports(closing)} />
            <PrintButton />
          </>
        }
      />
      {closing === null ? <MonthList /> : <ClosingDetails key={closing} id={closing} />}
    </Box>
  );
}

/** Titles of the tables of a closing, by their names in the REST API (rest.md, Files). */
const exportTitles = {
  people: 'People',
  ticksheet: 'Tick Sheet',
  storetotals: 'Store Totals',
  summary: 'Summary',
  summarystats: 'Summary stats',
  trade: 'Trade %',
  potofgold: 'Pot Of Gold Spiff',
  leaderboard: 'Leaderboard – people',
  teams: 'Leaderboard – teams',
  deals: 'Deals',
  spiffs: 'Spiffs since the previous closing',
  units: 'Units since the previous closing',
  frontgross: 'Front gross since the previous closing',
  differences: 'Changes since the previous closing',
  open: 'Open items',
} as const;

export const listClosingExports = (closing: number): ExportedTable[] =>
  Object.entries(exportTitles).map(([table, title]) => ({
    title,
    name: 'closing',
    query: { closing, table },
  }));
