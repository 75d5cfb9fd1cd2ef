import { useCallback, useEffect, useState } from 'react';
import { useToast } from '../../../components/page/Toast';
import type { UpFieldsFragment } from '../upLog.generated';
import { focusRow } from './cells/cellFocus';

/**
 * Adds a row and goes to its first field; where rows are cards, opens its sheet. Also knows which sheet is open, and closes
 * it when another desk has deleted that row.
 */
export function useNewRow(
  rows: readonly UpFieldsFragment[],
  add: () => Promise<number | undefined>,
  isNarrow: boolean,
  numberOf: (id: number) => number,
) {
  const [openId, setOpenId] = useState<number | null>(null);
  const [newId, setNewId] = useState<number | null>(null);
  const showToast = useToast();

  const addRow = useCallback(async () => {
    const id = await add();
    if (id !== undefined) setNewId(id);
  }, [add]);

  useEffect(
    function goToTheNewRow() {
      // It may have been stored meanwhile.
      const added = rows.find(({ id }) => id === newId || numberOf(id) === newId);
      if (!added) return;
      setNewId(null);
      if (isNarrow) setOpenId(added.id);
      else focusRow(added.id);
    },
    [newId, rows, isNarrow, numberOf],
  );

  const openedAt =
    openId === null ? -1 : rows.findIndex(({ id }) => id === openId || numberOf(id) === openId);
  const isOpenGone = openId !== null && openedAt === -1;
  useEffect(
    function closeWhatIsGone() {
      if (!isOpenGone) return;
      setOpenId(null);
      showToast('This row was deleted.', 'info');
    },
    [isOpenGone, showToast],
  );

  return { openedAt, open: setOpenId, addRow };
}
