import Box from '@mui/material/Box';
import { DealLink, dealLinkListStyles } from '../../components/deals/history/DealLink';
import { formatFieldValue, getFieldLabel } from '../../components/deals/history/history.labels';
import { HeaderCell } from '../../components/headers/HeaderCell';
import type { ClosingDifferenceFieldsFragment } from './closing.generated';
import {
  differenceLabels,
  formatFigure,
  formatFigureDifference,
  getFigureLabel,
  SPIFF_ROUNDING_MESSAGE,
} from './closing.labels';
import { differenceHeaders } from './closingHeaders';
import { figureTableStyles } from './closingTable.styles';

/**
 * Shows the differences from the previous closing: first the figures of people, then the figures of the
 * store, then each changed field of a deal.
 */
export function ClosingDifferences({
  differences: { deals, figures, people },
}: {
  differences: ClosingDifferenceFieldsFragment;
}) {
  if (deals.length === 0 && figures.length === 0) return <span>No changes that affect the figures.</span>;
  return (
    <>
      {people.map(({ figure, rows, others, unchanged, sum }) => (
        <DifferencesTable
          key={figure}
          title={getFigureLabel(figure)}
          rows={[
            ...rows.map(row => ({ ...row, name: row.person?.name ?? '', figure })),
            ...(others > 0 ? [{ ...toUnchangedFigure(unchanged), name: `${others} unchanged`, figure }] : []),
          ]}
          sum={{ ...sum, name: 'Total of these rows', figure }}
          note={figure === 'spiff' ? SPIFF_ROUNDING_MESSAGE : undefined}
        />
      ))}
      <DifferencesTable
        title="Store"
        rows={figures
          .filter(({ person }) => person === null)
          .map(row => ({ ...row, name: getFigureLabel(row.figure) }))}
      />
      <Box component="ul" aria-label="Differences" sx={dealLinkListStyles}>
        {deals.map(({ number, numberNow, customerName, kind, fields }) => (
          <li key={`${kind}${number}`}>
            <DealLink number={number} numberNow={numberNow} />
            <strong>{customerName}</strong> {differenceLabels[kind]}
            {fields.map(({ field, from, to }) => (
              <div key={field}>
                {getFieldLabel(field)}: {formatFieldValue(field, from)} → {formatFieldValue(field, to)}
              </div>
            ))}
          </li>
        ))}
      </Box>
    </>
  );
}

const toUnchangedFigure = (amount: number) => ({ from: amount, to: amount, difference: 0 });

type FigureDifference = { name: string; figure: string; from: number; to: number; difference: number };

type DifferencesTableProps = {
  title: string;
  rows: readonly FigureDifference[];
  sum?: FigureDifference;
  note?: string | undefined;
};

/**
 * Shows each figure in the previous and the current closing, with the difference. Renders nothing if there
 * are no rows.
 */
export function DifferencesTable({ title, rows, sum, note }: DifferencesTableProps) {
  if (rows.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box component="table" aria-label={`${title} since the previous closing`} sx={figureTableStyles}>
        <thead>
          <tr>
            <th>{title}</th>
            {Object.values(differenceHeaders).map(header => (
              <HeaderCell key={header.label} header={header} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <DifferencesRow key={row.name} {...row} />
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <DifferencesRow {...sum} />
          </tfoot>
        )}
      </Box>
      {note && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{note}</Box>}
    </Box>
  );
}

const DifferencesRow = ({ name, figure, from, to, difference }: FigureDifference) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{formatFigure(figure, from)}</td>
    <td>{formatFigure(figure, to)}</td>
    <td>{difference === 0 ? '–' : formatFigureDifference(figure, difference)}</td>
  </tr>
);
