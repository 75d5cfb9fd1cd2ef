import { defineEnum } from '../../platform/graphql/defineEnum.ts';
import type { ExportFileFormat } from '../../reports/exports/files/exportFile.ts';

export const ReportKindEnum = defineEnum(
  'ReportKind',
  'What a report by mail is about (morning-report.md, Kinds).',
  {
    DAY: 'The day: the store today, the leaderboard, deliveries, what is open.',
    MY_MONTH: 'My month: a salesperson’s own; who is none any more gets the day.',
    TICK_SHEET: 'Tick sheet: this month’s.',
    VIEW: 'A saved view, as a file that is attached.',
  },
);
export type ReportKind = keyof typeof ReportKindEnum;
export const REPORT_KINDS = Object.keys(ReportKindEnum) as [ReportKind, ...ReportKind[]];

export const ReportFileFormatEnum = defineEnum('ReportFileFormat', 'The file of a saved view.', {
  CSV: ['csv', 'CSV.'],
  WORKBOOK: ['xlsx', 'A workbook for Excel, Numbers and Sheets.'],
} satisfies Record<string, readonly [ExportFileFormat, string]>);

export type ReportFileFormat = (typeof ReportFileFormatEnum)[keyof typeof ReportFileFormatEnum];

/** The titles of reports on screens and in subjects. */
export const KIND_TITLES: Readonly<Record<ReportKind, string>> = {
  DAY: 'The day',
  MY_MONTH: 'My month',
  TICK_SHEET: 'Tick sheet',
  VIEW: 'Saved view',
};

export const SendingStateEnum = defineEnum(
  'SendingState',
  'What became of a report (morning-report.md, Sending times).',
  {
    WAITING: 'To be sent; `detail` says what the last try failed of.',
    SENDING: 'Being sent.',
    CUT_OFF: 'The server was killed while it was sent; it may not have arrived.',
    SENT: 'The mail server has accepted it.',
    REFUSED: 'The mail server refused the address, or the mail, for good; `detail` says why.',
    SKIPPED:
      'Not sent; `detail` says why: the server or the mail server was away for four hours, mail was off, the person was not active, the view was deleted.',
  },
);
export type SendingState = keyof typeof SendingStateEnum;

export const NOT_ACTIVE_MESSAGE = 'The person was not active.';
