import {
  type TeamTableColumn,
  type TeamTableRow,
  toTeamTableColumns,
} from '../../components/reportTables/teamTableColumns';
import { summaryFigures } from '../../generated/rules/summaryFigures';
import type { SummaryFigure } from '../../generated/types';
import type { Header } from '../../lib/format/header';
import type { SummaryQuery } from './summary.generated';

type SummaryColumnFigures = SummaryQuery['summary']['sections'][number]['total'];

export type SummaryReportRow = TeamTableRow<SummaryColumnFigures>;

type SummaryColumn = TeamTableColumn<SummaryColumnFigures, SummaryFigure>;

/** Excludes cars without a type, which the table shows as a note. */
const { unclassified: _, ...displayedFigures } = summaryFigures;

/** Header of the first column of the stats. */
export const carsHeader: Header = { label: 'Cars', description: 'The cars counted in the row.' };

/** Returns the columns in display order. */
export const buildSummaryColumns = (editor: SummaryColumn['editor']): SummaryColumn[] =>
  toTeamTableColumns<keyof typeof displayedFigures, SummaryColumnFigures>(displayedFigures, {
    total: { isTotal: true },
    vacation: { isQuiet: true, ...(editor && { editor }) },
    frontGross: { isWide: true },
  });

/** The summary that the query returns. */
export type SummaryData = SummaryQuery['summary'];
