import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { sectionLook, tableLook } from '../../components/board/boardLook';
import { DealsFigure } from '../../components/board/DealsFigure';
import { namesAbove } from '../../components/board/sectionTable';
import type { CountedCars, StatsColumn, SummaryFigure } from '../../generated/drillDown';
import { comparedFigures } from '../../generated/rules/comparedFigures';
import { statsFigures } from '../../generated/rules/statsFigures';
import type { DayRange } from '../../lib/days/dates';
import type { DealsBehind } from '../../lib/opened/drillDown';
import { formatOf } from '../../lib/values/figure';
import { withSign } from '../../lib/values/withSign';
import type { Summary } from './summary';

type Line = { name: SummaryFigure; cars?: CountedCars /** Of all cars. */; isWhole?: boolean };

const lines: Record<keyof typeof statsFigures, Line> = {
  new: { name: 'NEW', cars: 'NEW' },
  used: { name: 'USED', cars: 'USED' },
  certified: { name: 'CERTIFIED', cars: 'CERTIFIED' },
  unclassified: { name: 'UNCLASSIFIED', cars: 'UNCLASSIFIED' },
  total: { name: 'TOTAL', isWhole: true },
  gross: { name: 'GROSS', isWhole: true },
};

const keys = Object.keys(statsFigures) as (keyof typeof statsFigures)[];

type Props = {
  title: string;
  /** Which days are compared, where the title does not say it. */
  days?: string;
  stats: Summary['stats'];
  range: DayRange;
  priorRange: DayRange | null;
};

/** "{Month} Stats", or "To date": some days against the same days a year earlier. */
export function StatsBlock({ title, days, stats, ...ranges }: Props) {
  const titleId = useId();
  const range = asked(ranges.range);
  const prior = ranges.priorRange && asked(ranges.priorRange);
  const hasUnclassified = stats.unclassified.current > 0 || stats.unclassified.prior > 0;
  return (
    <Box component="section" aria-labelledby={titleId} sx={sectionLook}>
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
      <Box component="table" sx={statsTable} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">
              <span style={visuallyHidden}>Cars</span>
            </th>
            {Object.values(comparedFigures).map(({ head }) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys
            .filter(key => key !== 'unclassified' || hasUnclassified)
            .map(key => {
              const { name, cars, isWhole } = lines[key];
              const { head: label, kind } = statsFigures[key];
              const format = formatOf[kind];
              const { current, prior: before, difference } = stats[key];
              const behind = (days: DayRange): DealsBehind => ({
                filter: { ...days, ...(cars && { cars }) },
                term: key === 'gross' ? 'totalGross' : 'deals',
              });
              const explained = (column: StatsColumn) => ({
                explained: { summary: { ...range, figure: name, column } },
              });
              return (
                <tr key={key} {...(isWhole && { 'data-total': true })}>
                  <th scope="row">
                    <span data-name>{label}</span>
                  </th>
                  <td>
                    <DealsFigure
                      amount={current}
                      text={format(current)}
                      drillDown={{ title: `Store – ${label}`, ...behind(range), ...explained('CURRENT') }}
                    />
                  </td>
                  <td>
                    <DealsFigure
                      amount={before}
                      text={format(before)}
                      drillDown={
                        prior
                          ? { title: `Store – ${label}, prior year`, ...behind(prior), ...explained('PRIOR') }
                          : undefined
                      }
                    />
                  </td>
                  <Box component="td" sx={{ color: toneOf(difference) }}>
                    <DealsFigure
                      amount={difference}
                      text={withSign(difference, format)}
                      drillDown={
                        prior
                          ? {
                              title: `Store – ${label}, difference to the prior year`,
                              compared: { current: behind(range), prior: behind(prior) },
                              ...explained('DIFFERENCE'),
                            }
                          : undefined
                      }
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

/** A range as a query takes it. */
const asked = ({ start, end }: DayRange): DayRange => ({ start, end });

/** As wide as its figures: they are compared across. What is of all cars is the largest. */
const statsTable = {
  ...tableLook,
  minWidth: { sm: 480 },
  tableLayout: { xs: 'fixed', sm: 'auto' },
  fontSize: { xs: '0.875rem', sm: '0.9375rem', xl: '1.0625rem' },
  '& td:nth-of-type(2)': { color: 'text.secondary' },
  '& td:nth-of-type(3)': { fontWeight: 600 },
  '& [data-total] td': {
    fontSize: { xs: 'clamp(0.9375rem, 4.1vw, 1.0625rem)', sm: '1.25rem', xl: '1.5rem' },
    letterSpacing: '-0.02em',
  },
  ...namesAbove,
  '@media print': { ...tableLook['@media print'], '& [data-total] td': { fontSize: '11pt' } },
} as const;

function toneOf(difference: number): string {
  if (difference === 0) return 'faint.text';
  return difference > 0 ? 'status.good.text' : 'status.bad.text';
}
