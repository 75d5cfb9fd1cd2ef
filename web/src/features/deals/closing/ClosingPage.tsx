import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ExportButton } from '../../../components/export/ExportButton';
import { blackOnWhiteStyles, printPageStyles } from '../../../components/look/paper';
import { narrowPageStyles } from '../../../components/page/narrowPage';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageLinks } from '../../../components/page/PageLinks';
import { PrintButton } from '../../../components/page/PrintButton';
import { PrintedAt } from '../../../components/page/PrintedAt';
import { idParam, useUrlState } from '../../../lib/address/urlState';
import { listClosingExports } from './exportedClosing';
import { MonthList } from './MonthList';
import { ClosingDetails } from './WhatWasClosed';

const params = { closing: idParam() };

const ALL_MONTHS_LINKS = [{ label: 'All months', to: '/closing' }];
const MONTHS_EXPORT = [{ title: 'Months', name: 'months', query: {} }];

const printStyles = { '@media print': { '&, & *': blackOnWhiteStyles } } as const;

/** Lists the store's months, or shows one closing, at `/closing` (closing.md). */
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
