import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { HeaderCell } from '../../components/headers/HeaderCell';
import { DrillDownNumber } from '../../components/reportTables/DrillDownNumber';
import {
  namesAboveStyles,
  printTableStyles,
  screenTableStyles,
  teamCardStyles,
} from '../../components/reportTables/reportTable.styles';
import { comparedFigures } from '../../generated/rules/comparedFigures';
import { statsFigures } from '../../generated/rules/statsFigures';
import type { StatsColumn } from '../../generated/types';
import type { DayRange } from '../../lib/days/dates';
import { figureFormatters, listFigureNames, toUpperSnakeCase } from '../../lib/format/figures';
import { formatWithSign } from '../../lib/format/numbers';
import { carsHeader, type SummaryData } from './summaryColumns';

const rowKeys = listFigureNames(statsFigures);

type Props = {
  title: string;
  /** The compared days, if the title does not name them. */
  days?: string;
  stats: SummaryData['stats'];
  range: DayRange;
};

/** Renders "{Month} Stats" or "To date": a range compared with the same days a year earlier. */
export function StatsBlock({ title, days, stats, range: { start, end } }: Props) {
  const titleId = useId();
  const hasUnclassified = stats.unclassified.current > 0 || stats.unclassified.prior > 0;
  return (
    <Box component="section" aria-labelledby={titleId} sx={teamCardStyles}>
      <Box
        component="h2"
        id={titleId}
        sx={{ m: 0, px: 1.5, py: 0.75, typography: 'h2', '@media print': { px: 0 } }}
      >
        {title}
        {days && (
          <Box component="span" sx={{ ml: 1, typography: 'caption', color: 'text.secondary' }}>
            {days}
          </Box>
        )}
      </Box>
      <Box component="table" sx={statsTableStyles} aria-labelledby={titleId}>
        <thead>
          <tr>
            <HeaderCell header={carsHeader}>
              <span style={visuallyHidden}>{carsHeader.label}</span>
            </HeaderCell>
            {Object.values(comparedFigures).map(header => (
              <HeaderCell key={header.label} header={header} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rowKeys
            .filter(key => key !== 'unclassified' || hasUnclassified)
            .map(key => {
              const { label, kind } = statsFigures[key];
              const format = figureFormatters[kind];
              const isForAllCars = key === 'total' || key === 'gross';
              const { current, prior, difference } = stats[key];
              const buildDrillDown = (column: StatsColumn, titleSuffix = '') => ({
                title: `Store – ${label}${titleSuffix}`,
                explainedFigure: { summary: { start, end, figure: toUpperSnakeCase(key), column } },
              });
              return (
                <tr key={key} {...(isForAllCars && { 'data-total': true })}>
                  <th scope="row">
                    <span data-name>{label}</span>
                  </th>
                  <td>
                    <DrillDownNumber
                      amount={current}
                      text={format(current)}
                      drillDown={buildDrillDown('CURRENT')}
                    />
                  </td>
                  <td>
                    <DrillDownNumber
                      amount={prior}
                      text={format(prior)}
                      drillDown={buildDrillDown('PRIOR', ', prior year')}
                    />
                  </td>
                  <Box component="td" sx={{ color: getDifferenceColor(difference) }}>
                    <DrillDownNumber
                      amount={difference}
                      text={formatWithSign(difference, format)}
                      drillDown={buildDrillDown('DIFFERENCE', ', difference from prior year')}
                    />
                  </Box>
                </tr>
              );
            })}
        </tbody>
      </Box>
    </Box>
  );
}

/** As wide as its figures, so that they are easy to compare. The figures of all cars are the largest. */
const statsTableStyles = {
  ...screenTableStyles,
  minWidth: { sm: 480 },
  tableLayout: { xs: 'fixed', sm: 'auto' },
  fontSize: { xs: '0.875rem', sm: '0.9375rem', xl: '1.0625rem' },
  '& td:nth-of-type(2)': { color: 'text.secondary' },
  '& td:nth-of-type(3)': { fontWeight: 600 },
  '& [data-total] td': {
    fontSize: { xs: 'clamp(0.9375rem, 4.1vw, 1.0625rem)', sm: '1.25rem', xl: '1.5rem' },
    letterSpacing: '-0.02em',
  },
  ...namesAboveStyles,
  '@media print': { ...printTableStyles, '& [data-total] td': { fontSize: '13pt' } },
} as const;

function getDifferenceColor(difference: number): string {
  if (difference === 0) return 'faint.text';
  return difference > 0 ? 'status.good.text' : 'status.bad.text';
}
