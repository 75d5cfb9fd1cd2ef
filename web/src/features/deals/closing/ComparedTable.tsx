import Box from '@mui/material/Box';
import { HeaderCell } from '../../../components/headers/HeaderCell';
import { comparedHeaders } from './closingHeaders';
import { amountWords, differenceAmount } from './closingWords';
import { figureTable } from './figureTable';

type Row = { name: string; figure: string; from: number; to: number; difference: number };

type Props = { title: string; rows: readonly Row[]; sum?: Row; note?: string | undefined };

/** What each was, is, and the difference; nothing where nothing differs. */
export function ComparedTable({ title, rows, sum, note }: Props) {
  if (rows.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box component="table" aria-label={`${title} since the closing before`} sx={figureTable}>
        <thead>
          <tr>
            <th>{title}</th>
            {Object.values(comparedHeaders).map(header => (
              <HeaderCell key={header.head} header={header} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <ComparedLine key={row.name} {...row} />
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <ComparedLine {...sum} />
          </tfoot>
        )}
      </Box>
      {note && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{note}</Box>}
    </Box>
  );
}

const ComparedLine = ({ name, figure, from, to, difference }: Row) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{amountWords(figure, from)}</td>
    <td>{amountWords(figure, to)}</td>
    <td>{difference === 0 ? '–' : differenceAmount(figure, difference)}</td>
  </tr>
);
