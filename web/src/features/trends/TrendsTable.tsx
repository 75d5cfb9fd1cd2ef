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
import { type TrendMonth, type TrendsTableSubject, toSummaryUrl } from './trends';

type Props = { months: readonly TrendMonth[]; subject: TrendsTableSubject };

/** Renders the figures of the charts, latest month first, for print, keyboards and screen readers. */
export function TrendsTable({ months, subject }: Props) {
  const titleId = useId();
  const hasUnclassified = months.some(({ unclassified }) => unclassified > 0);
  return (
    <Box component="section" aria-labelledby={titleId} sx={teamCardStyles}>
      <Box component="h2" id={titleId} sx={titleStyles}>
        {subject.name}
      </Box>
      <Box sx={tableFrameStyles}>
        <Box component="table" aria-labelledby={titleId} sx={tableStyles}>
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
                  <Link
                    component={RouterLink}
                    to={toSummaryUrl(month)}
                    {...figureAttributes}
                    sx={monthLinkStyles}
                  >
                    {formatMonthName(month.days.start)}
                  </Link>
                  {month.isUnfinished && (
                    <Box component="small" sx={soFarStyles}>
                      {' '}
                      so far
                    </Box>
                  )}
                </th>
                {trendColumns.map(column => (
                  <td key={column.figure} {...(column.figure === 'UNITS' && { 'data-total': true })}>
                    <TrendCell column={column} month={month} subject={subject} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {hasUnclassified && (
        <Box component="p" sx={noteStyles}>
          * Units includes deals with no car type.
        </Box>
      )}
    </Box>
  );
}

/**
 * Renders a figure and its drill-down. Renders nothing if the figure is null, such as an average over 0
 * units.
 */
function TrendCell({
  column,
  month,
  subject,
}: {
  column: TrendColumn;
  month: TrendMonth;
  subject: TrendsTableSubject;
}) {
  const amount = column.amount(month);
  if (amount === null) return null;
  const hasNote = column.figure === 'UNITS' && month.unclassified > 0;
  return (
    <DrillDownNumber
      amount={amount}
      text={column.format(amount)}
      note={hasNote ? `${formatUnits(month.unclassified)} with no car type` : undefined}
      drillDown={{
        title: `${subject.name} – ${column.header.label}, ${formatMonthName(month.days.start)}`,
        explainedFigure: {
          trends: {
            month: month.month,
            figure: column.figure,
            teamId: subject.teamId,
            employeeId: subject.employeeId,
          },
        },
      }}
    />
  );
}

const titleStyles = { m: 0, px: 1.5, py: 0.75, typography: 'h2', '@media print': { px: 0 } } as const;

/** On a phone the figures scroll sideways next to the months. */
const tableStyles = {
  ...reportTableStyles,
  minWidth: { xs: 720, lg: 0 },
  '& th:first-of-type': { ...reportTableStyles['& th:first-of-type'], width: { xs: 128, sm: 190 } },
} as const;

const monthLinkStyles = {
  [touchMedia]: { display: 'block', minHeight: 44, alignContent: 'center' },
  color: 'inherit',
  textDecorationColor: 'var(--sf-palette-divider)',
  '@media print': { textDecoration: 'none' },
} as const;

const soFarStyles = {
  fontSize: '0.75rem',
  color: 'text.secondary',
  fontWeight: 400,
  whiteSpace: 'nowrap',
} as const;

const noteStyles = {
  m: 0,
  px: 1.5,
  py: 0.75,
  typography: 'caption',
  color: 'text.secondary',
  '@media print': { px: 0 },
} as const;
