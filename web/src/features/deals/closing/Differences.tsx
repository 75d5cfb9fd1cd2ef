import Box from '@mui/material/Box';
import { DealLink, listOfLinks } from '../history/DealLink';
import { fieldWords, valueWords } from '../history/historyWords';
import { ComparedTable } from './ComparedTable';
import type { ClosingSinceFragment } from './closing.generated';
import { differenceWords, figureLabel, PAID_ARE_ROWS } from './closingWords';

/** What differs from the closing before: what people are paid by, the store, then the deals field by field. */
export function Differences({ since: { deals, figures, people } }: { since: ClosingSinceFragment }) {
  if (deals.length === 0 && figures.length === 0) return <span>Nothing that counts has changed.</span>;
  return (
    <>
      {people.map(({ figure, rows, others, unchanged, sum }) => (
        <ComparedTable
          key={figure}
          title={figureLabel(figure)}
          rows={[
            ...rows.map(row => ({ ...row, name: row.person?.name ?? '', figure })),
            ...(others > 0 ? [{ ...same(unchanged), name: `${others} unchanged`, figure }] : []),
          ]}
          sum={{ ...sum, name: 'Sum of the rows', figure }}
          note={figure === 'spiff' ? PAID_ARE_ROWS : undefined}
        />
      ))}
      <ComparedTable
        title="Store"
        rows={figures
          .filter(({ person }) => person === null)
          .map(row => ({ ...row, name: figureLabel(row.figure) }))}
      />
      <Box component="ul" aria-label="Differences" sx={listOfLinks}>
        {deals.map(({ number, numberNow, customerName, kind, fields }) => (
          <li key={`${kind}${number}`}>
            <DealLink number={number} numberNow={numberNow} />
            <strong>{customerName}</strong> {differenceWords[kind]}
            {fields.map(({ field, from, to }) => (
              <div key={field}>
                {fieldWords(field)}: {valueWords(field, from)} → {valueWords(field, to)}
              </div>
            ))}
          </li>
        ))}
      </Box>
    </>
  );
}

const same = (amount: number) => ({ from: amount, to: amount, difference: 0 });
