import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ExportButton } from '../../../components/export/ExportButton';
import { blackOnWhite, paper } from '../../../components/look/paper';
import { narrowPage } from '../../../components/page/narrowPage';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageLinks } from '../../../components/page/PageLinks';
import { PrintButton } from '../../../components/page/PrintButton';
import { PrintedAt } from '../../../components/page/PrintedAt';
import { id, useUrlState } from '../../../lib/address/urlState';
import { exportedClosing } from './exportedClosing';
import { MonthList } from './MonthList';
import { WhatWasClosed } from './WhatWasClosed';

const params = { closing: id() };

const ALL = [{ label: 'All months', to: '/closing' }];
const MONTHS = [{ title: 'Months', name: 'months', query: {} }];

const onPaper = { '@media print': { '&, & *': blackOnWhite } } as const;

/** /closing: the store's months, and what was closed of one (closing.md). */
export function ClosingPage() {
  const [{ closing }] = useUrlState(params);
  return (
    <Box sx={[narrowPage, onPaper]}>
      <GlobalStyles styles={paper} />
      <PageHeader
        title="Closing"
        shown={<PrintedAt />}
        actions={
          <>
            {closing !== null && <PageLinks links={ALL} />}
            <ExportButton tables={closing === null ? MONTHS : exportedClosing(closing)} />
            <PrintButton />
          </>
        }
      />
      {closing === null ? <MonthList /> : <WhatWasClosed key={closing} id={closing} />}
    </Box>
  );
}
