import Box from '@mui/material/Box';
import { HeaderCell } from '../../components/headers/HeaderCell';
import { framedTable } from '../../components/look/framedTable';
import { money } from '../../lib/values/money';
import { count } from '../../lib/values/units';
import { sumHeaders } from './importHeaders';
import type { ImportPreviewQuery, ImportSumFieldsFragment } from './imports.generated';

/** What the file and the import add up to, to check against the list that the file comes from (import.md, Sums). */
export function PreviewSums({ sums }: Pick<ImportPreviewQuery['importPreview'], 'sums'>) {
  if (!sums) return null;
  return (
    <Box component="table" aria-label="Sums" sx={table}>
      <thead>
        <tr>
          <td />
          {sumHeaders.map(header => (
            <HeaderCell key={header.head} header={header} />
          ))}
        </tr>
      </thead>
      <tbody>
        <SumRow title="In the file" sum={sums.file} />
        <SumRow title="To import" sum={sums.imported} />
      </tbody>
    </Box>
  );
}

const SumRow = ({ title, sum }: { title: string; sum: ImportSumFieldsFragment }) => (
  <tr>
    <th scope="row">{title}</th>
    <td>{count(sum.deals)}</td>
    <td>{count(sum.units)}</td>
    <td>{money(sum.frontGross)}</td>
    <td>{money(sum.backGross)}</td>
  </tr>
);

const table = {
  ...framedTable,
  maxWidth: 640,
  '& thead th, & tbody td': { textAlign: 'right' },
} as const;
