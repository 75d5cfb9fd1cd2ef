import {
  type TeamTableColumn,
  type TeamTableRow,
  toTeamTableColumns,
} from '../../components/reportTables/teamTableColumns';
import { summaryFigures } from '../../generated/rules/summaryFigures';
import type { SummaryFigure } from '../../generated/types';
import type { Header } from '../../lib/format/header';
import type { SummaryQuery } from './summary.generated';

type SummaryFigures = SummaryQuery['summary']['sections'][number]['total'];

export type SummaryRow = TeamTableRow<SummaryFigures>;

type Column = TeamTableColumn<SummaryFigures, SummaryFigure>;

/** Cars without a type are told below the total. */
const { unclassified: _, ...shown } = summaryFigures;

/** The first column of the Stats. */
export const carsHeader: Header = { label: 'Cars', description: 'Which cars the row counts.' };

/** The columns in their order. */
export const summaryColumns = (editor: Column['editor']): Column[] =>
  toTeamTableColumns<keyof typeof shown, SummaryFigures>(shown, {
    total: { isTotal: true },
    vacation: { isQuiet: true, ...(editor && { editor }) },
    frontGross: { isWide: true },
  });
