/** NUL stays, because it is rejected. */
const LINE_BREAK_OR_CONTROL = /\r\n|(?!\0)\p{Cc}|[\p{Zl}\p{Zp}]/gu;

/** Returns the text as one line: each line break or other control character is a blank (rules.md, Text). */
export const oneLine = (text: string): string => text.replace(LINE_BREAK_OR_CONTROL, ' ');
