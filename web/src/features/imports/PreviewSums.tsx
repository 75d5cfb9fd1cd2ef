import Box from '@mui/material/Box';
import { HeaderCell } from '../../components/headers/HeaderCell';
import { framedTableStyles } from '../../components/look/framedTable';
import { formatMoney } from '../../lib/values/money';
import { formatCount } from '../../lib/values/units';
import { importSumHeaders } from './importHeaders';
import type { ImportPreviewQuery, ImportSumFieldsFragment } from './imports.generated';

/**
 * Shows the sums of the file and of the import, to check against the source of the file (import.md, Sums).
 */
export function PreviewSums({ sums }: Pick<ImportPreviewQuery['importPreview'], 'sums'>) {
  if (!sums) return null;
  return (
    <Box component="table" aria-label="Sums" sx={sumsTableStyles}>
      <thead>
        <tr>
          <td />
          {importSumHeaders.map(header => (
            <HeaderCell key={header.label} header={header} />
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
    <td>{formatCount(sum.deals)}</td>
    <td>{formatCount(sum.units)}</td>
    <td>{formatMoney(sum.frontGross)}</td>
    <td>{formatMoney(sum.backGross)}</td>
  </tr>
);

const sumsTableStyles = {
  ...framedTableStyles,
  maxWidth: 640,
  '& thead th, & tbody td': { textAlign: 'right' },
} as const;
