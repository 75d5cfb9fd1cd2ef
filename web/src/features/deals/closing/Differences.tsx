import Box from '@mui/material/Box';
import { DealLink, dealLinkListStyles } from '../history/DealLink';
import { getFieldLabel, formatFieldValue } from '../history/historyWords';
import { DifferencesTable } from './ComparedTable';
import type { ClosingDifferenceFieldsFragment } from './closing.generated';
import { differenceLabels, getFigureLabel, SPIFF_ROUNDING_MESSAGE } from './closingWords';

/**
 * Shows what differs from the previous closing: figures of people, figures of the store, then deals field by
 * field.
 */
export function ClosingDifferences({ differences: { deals, figures, people } }: { differences: ClosingDifferenceFieldsFragment }) {
  if (deals.length === 0 && figures.length === 0) return <span>Nothing that counts has changed.</span>;
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
          sum={{ ...sum, name: 'Sum of the rows', figure }}
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
