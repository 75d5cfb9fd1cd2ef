import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { HeaderCell } from '../../components/headers/HeaderCell';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import {
  reportTableStyles,
  tableFrameStyles,
  teamCardStyles,
} from '../../components/reportTables/reportTable.styles';
import { figureAttributes } from '../../components/reportTables/rovingTabIndex';
import { touchMedia } from '../../components/styles/mediaQueries';
import { formatMonthName } from '../../lib/days/dates';
import { formatUnits } from '../../lib/format/numbers';
import { monthHeader, type TrendColumn, trendColumns } from './trendColumns';
import { summaryOf, type TrendMonth, type TrendOf } from './trends';

type Props = { months: readonly TrendMonth[]; of: TrendOf };

/** All that the pictures show, the latest month first: for paper, for the keyboard and for those who do not see pictures. */
export function TrendsTable({ months, of }: Props) {
  const titleId = useId();
  const hasUnclassified = months.some(({ unclassified }) => unclassified > 0);
  return (
    <Box component="section" aria-labelledby={titleId} sx={teamCardStyles}>
      <Box component="h2" id={titleId} sx={title}>
        {of.name}
      </Box>
      <Box sx={tableFrameStyles}>
        <Box component="table" aria-labelledby={titleId} sx={table}>
          <thead>
            <tr>
              <HeaderCell header={monthHeader} />
              {trendColumns.map(({ figure, header }) => (
                <HeaderCell key={figure} header={header} />
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(month => (
              <tr key={month.month}>
                <th scope="row">
                  <Link component={RouterLink} to={summaryOf(month)} {...figureAttributes} sx={monthLook}>
                    {formatMonthName(month.days.start)}
                  </Link>
                  {month.isUnfinished && (
                    <Box component="small" sx={soFar}>
                      {' '}
                      so far
                    </Box>
                  )}
                </th>
                {trendColumns.map(column => (
                  <td key={column.figure} {...(column.figure === 'UNITS' && { 'data-total': true })}>
                    <TrendCell column={column} month={month} of={of} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {hasUnclassified && (
        <Box component="p" sx={note}>
          * Units counts cars without a car type: neither New nor Used.
        </Box>
      )}
    </Box>
  );
}

/** A figure over what makes it; empty where there is nothing to divide by. */
function TrendCell({ column, month, of }: { column: TrendColumn; month: TrendMonth; of: TrendOf }) {
  const amount = column.amount(month);
  if (amount === null) return null;
  const isPartly = column.figure === 'UNITS' && month.unclassified > 0;
  return (
    <DrillDownNumber
      amount={amount}
      text={column.format(amount)}
      note={isPartly ? `${formatUnits(month.unclassified)} without a car type` : undefined}
      drillDown={{
        title: `${of.name} – ${column.header.label}, ${formatMonthName(month.days.start)}`,
        explained: {
          trends: { month: month.month, figure: column.figure, teamId: of.teamId, employeeId: of.employeeId },
        },
      }}
    />
  );
}

const title = { m: 0, px: 1.5, py: 0.75, typography: 'h2', '@media print': { px: 0 } } as const;

/** On a phone it goes sideways under its months. */
const table = {
  ...reportTableStyles,
  minWidth: { xs: 720, lg: 0 },
  '& th:first-of-type': { ...reportTableStyles['& th:first-of-type'], width: { xs: 128, sm: 190 } },
} as const;

const monthLook = {
  [touchMedia]: { display: 'block', minHeight: 44, alignContent: 'center' },
  color: 'inherit',
  textDecorationColor: 'var(--sf-palette-divider)',
  '@media print': { textDecoration: 'none' },
} as const;

const soFar = {
  fontSize: '0.75rem',
  color: 'text.secondary',
  fontWeight: 400,
  whiteSpace: 'nowrap',
} as const;

const note = {
  m: 0,
  px: 1.5,
  py: 0.75,
  typography: 'caption',
  color: 'text.secondary',
  '@media print': { px: 0 },
} as const;
