import type { DisplayBoard } from '../../../displays/display.enums.ts';
import { canManageDisplays } from '../../../displays/display.policy.ts';
import { type DisplayRow, displays } from '../../../displays/display.query.ts';
import { defineExport } from '../exportCall.ts';
import { buildColumns, createShortTable, formatFlag } from '../exportTable.ts';
import { buildInstantColumns } from '../momentColumns.ts';

/** Formats `POT_OF_GOLD` as `Pot of gold`, like the screen. */
const formatBoardName = (board: DisplayBoard): string =>
  `${board.slice(0, 1)}${board.slice(1).toLowerCase().replaceAll('_', ' ')}`;

/**
 * Exports the store's displays, never with their credentials.
 * @throws FORBIDDEN
 */
export const displaysExport = defineExport({
  name: 'displays',
  contents: 'the store’s displays, by name',
  right: canManageDisplays,
  query: {},
  table: async context => {
    return createShortTable<DisplayRow>({
      title: 'Displays',
      caption: ['All of them'],
      columns: [
        ...buildColumns<DisplayRow>('text', {
          Display: display => display.name,
          Shows: display => display.boards.map(formatBoardName).join(', '),
        }),
        { head: 'Seconds each', kind: 'count', cell: display => display.seconds },
        ...buildColumns<DisplayRow>('text', {
          'With gross': display => formatFlag(display.showsGross),
          'With sound': display => formatFlag(display.hasSound),
          'Paired by': display => display.createdBy,
        }),
        ...buildInstantColumns<DisplayRow>('Last seen', display => display.lastSeenAt, context.clock.timeZone),
      ],
      lines: await displays(context),
    });
  },
});
