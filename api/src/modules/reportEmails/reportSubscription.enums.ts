import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import type { ExportFileFormat } from '../../reports/exports/files/exportFile.ts';

export const ReportKindEnum = defineEnum(
  'ReportKind',
  'The kind of an email report (morning-report.md, Kinds).',
  {
    DAY: 'Daily report: the store today, the leaderboard, deliveries and open items.',
    MY_MONTH:
      'My month: the recipient’s own month as a salesperson. A recipient who is no longer a salesperson gets the daily report.',
    TICK_SHEET: 'Tick sheet: the tick sheet of this month.',
    VIEW: 'Saved view: a view as an attached file.',
  },
);
export type ReportKind = keyof typeof ReportKindEnum;
export const REPORT_KINDS = Object.keys(ReportKindEnum) as [ReportKind, ...ReportKind[]];

export const ReportFileFormatEnum = defineEnum(
  'ReportFileFormat',
  'The file format of an attached saved view.',
  {
    CSV: ['csv', 'CSV.'],
    WORKBOOK: ['xlsx', 'An Excel workbook, which also opens in Numbers and Google Sheets.'],
  } satisfies Record<string, readonly [ExportFileFormat, string]>,
);

export type ReportFileFormat = (typeof ReportFileFormatEnum)[keyof typeof ReportFileFormatEnum];

/** The titles of reports on screens and in subjects. */
export const KIND_TITLES: Readonly<Record<ReportKind, string>> = {
  DAY: 'Daily report',
  MY_MONTH: 'My month',
  TICK_SHEET: 'Tick sheet',
  VIEW: 'Saved view',
};

export const SendingStateEnum = defineEnum(
  'SendingState',
  'The result of sending a report (morning-report.md, Sending times).',
  {
    WAITING: 'Waiting to be sent. `detail` contains the error of the last attempt.',
    SENDING: 'Being sent.',
    CUT_OFF: 'The server stopped while the report was being sent. It may not have arrived.',
    SENT: 'Accepted by the mail server.',
    REFUSED: 'The mail server rejected the address or the email permanently. `detail` contains the reason.',
    SKIPPED:
      'Not sent. `detail` contains the reason: the server was down or the mail server failed for four hours, email was off, the recipient was not active, or the view was deleted.',
  },
);
export type SendingState = keyof typeof SendingStateEnum;

export const NOT_ACTIVE_MESSAGE = 'The recipient was not active.';
