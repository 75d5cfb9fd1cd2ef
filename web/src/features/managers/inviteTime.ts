const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** An instant as the reader's own clock shows it: "Sep 3, 9:14 AM". */
export const inviteTime = (instant: string): string => format.format(new Date(instant));
