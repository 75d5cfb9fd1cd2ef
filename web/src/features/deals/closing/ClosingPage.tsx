import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { ExportButton } from '../../../components/export/ExportButton';
import { narrowPage } from '../../../components/page/narrowPage';
import { PageHeader } from '../../../components/page/PageHeader';
import { PrintButton } from '../../../components/page/PrintButton';
import { id, useUrlState } from '../../../lib/address/urlState';
import { exportedClosing } from './exportedClosing';
import { MonthList } from './MonthList';
import { WhatWasClosed } from './WhatWasClosed';

const params = { closing: id() };

const page = narrowPage(960);

/** /closing: the store's months, and what was closed of one (closing.md). */
export function ClosingPage() {
  const [{ closing }] = useUrlState(params);
  return (
    <Box sx={page}>
      <PageHeader
        title="Closing"
        actions={
          closing === null ? (
            <ExportButton tables={[{ title: 'Months', name: 'months', query: {} }]} />
          ) : (
            <>
              <Button component={Link} to="/closing">
                All months
              </Button>
              <ExportButton tables={exportedClosing(closing)} />
              <PrintButton />
            </>
          )
        }
      />
      {closing === null ? <MonthList /> : <WhatWasClosed key={closing} id={closing} />}
    </Box>
  );
}
