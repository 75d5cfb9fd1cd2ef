import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { ExportButton } from '../../../components/export/ExportButton';
import { PageHeader } from '../../../components/page/PageHeader';
import { PrintButton } from '../../../components/page/PrintButton';
import { id, useUrlState } from '../../../lib/address/urlState';
import { exportedClosing } from './exportedClosing';
import { MonthList } from './MonthList';
import { WhatWasClosed } from './WhatWasClosed';

const params = { closing: id() };

/** /closing: the store's months, and what was closed of one (closing.md). */
export function ClosingPage() {
  const [{ closing }] = useUrlState(params);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
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
