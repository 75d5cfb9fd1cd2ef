import Box from '@mui/material/Box';
import { HeaderCell } from '../../../components/headers/HeaderCell';
import { differenceHeaders } from './closingHeaders';
import { formatFigure, formatFigureDifference } from './closingWords';
import { figureTableStyles } from './figureTable';

type FigureDifference = { name: string; figure: string; from: number; to: number; difference: number };

type DifferencesTableProps = { title: string; rows: readonly FigureDifference[]; sum?: FigureDifference; note?: string | undefined };

/** Shows figures of the previous and this closing with their difference; renders nothing without rows. */
export function DifferencesTable({ title, rows, sum, note }: DifferencesTableProps) {
  if (rows.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box component="table" aria-label={`${title} since the closing before`} sx={figureTableStyles}>
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
