import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { DayFormat, NumberFormat } from '../../generated/types';
import { formatUsDay } from '../../lib/days/dates';
import { CompactSelect } from '../forms/SelectField';
import { FirstSheetLinesDocument, type SheetFieldsFragment } from './sheets.generated';
import type { LayoutChange } from './useSheetLayout';

type Props = { sheet: SheetFieldsFragment; onSet: (change: LayoutChange) => void };

const numberFormats = [
  ['POINT', '1,234.50'],
  ['COMMA', '1.234,50'],
] as const satisfies readonly (readonly [NumberFormat, string])[];

const dayFormats = [
  ['MONTH_FIRST', '11/22/2026'],
  ['DAY_FIRST', '22/11/2026'],
] as const satisfies readonly (readonly [DayFormat, string])[];

/** Renders selects for the header row and for the formats of amounts and days. */
export function SheetFormatSelects({ sheet, onSet }: Props) {
  const { data } = useQuery(FirstSheetLinesDocument, { variables: { id: sheet.id } });
  const kinds = new Set(
    sheet.columns.map(({ field }) => sheet.fields.find(({ name }) => name === field)?.kind),
  );
  const headerRows = (data?.sheetLines ?? [])
    .filter(({ cells }) => cells.length > 0)
    .map(({ line, cells }) => [String(line), `${line}: ${formatCells(cells)}`] as const);
  const headerRowOptions =
    headerRows.length > 0 ? headerRows : ([[String(sheet.headRow), `${sheet.headRow}`]] as const);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
      <CompactSelect
        label="Header row"
        value={String(sheet.headRow)}
        options={[['0', 'None'], ...headerRowOptions.filter(([line]) => line !== '0')]}
        onChange={line => onSet({ headRow: Number(line) })}
      />
      {kinds.has('amount') && (
        <CompactSelect
          label="Number format"
          value={sheet.numberFormat}
          options={numberFormats}
          onChange={numberFormat => onSet({ numberFormat: numberFormat as NumberFormat })}
        />
      )}
      {kinds.has('day') && (
        <CompactSelect
          label="Date format"
          value={sheet.dayFormat}
          options={dayFormats}
          onChange={dayFormat => onSet({ dayFormat: dayFormat as DayFormat })}
        />
      )}
      {sheet.latestDays.length > 0 && (
        <CompactSelect
          label="Year for dates without a year"
          value={sheet.latestDay ?? ''}
          options={sheet.latestDays.map((day, index) => [day, formatYear(day, index === 0)])}
          onChange={latestDay => onSet({ latestDay })}
        />
      )}
      {kinds.has('amount') && (
        <FormControlLabel
          label="Combine rows with the same deal number"
          control={
            <Checkbox
              checked={sheet.sumLines}
              onChange={(_event, sumLines) => onSet({ sumLines })}
              sx={{ py: 0.5 }}
            />
          }
        />
      )}
    </Box>
  );
}

/** Formats an option: the proposed 12 months up to a day, or a year. */
const formatYear = (latestDay: string, isProposal: boolean) =>
  isProposal ? `Last 12 months, through ${formatUsDay(latestDay)}` : latestDay.slice(0, 4);

const MAX_PREVIEW_LENGTH = 60;

function formatCells(cells: readonly (string | number | null)[]): string {
  const text = cells.filter(cell => cell !== null && cell !== '').join(' · ');
  return text.length > MAX_PREVIEW_LENGTH ? `${text.slice(0, MAX_PREVIEW_LENGTH)}…` : text;
}
