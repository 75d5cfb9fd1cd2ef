import { useCallback, useEffect, useState } from 'react';
import { useToast } from '../../../components/page/Toast';
import type { DayUp } from '../newUps/newUp';
import { focusRow } from './cells/cellFocus';

/**
 * Adds a row and goes to its first field; where rows are cards, opens its sheet. Also knows which sheet is open, and closes
 * it when another desk has deleted that row.
 */
export function useNewRow(rows: readonly DayUp[], add: () => Promise<string | undefined>, isNarrow: boolean) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [newKey, setNewKey] = useState<string | null>(null);
  const showToast = useToast();

  const addRow = useCallback(async () => {
    const key = await add();
    if (key !== undefined) setNewKey(key);
  }, [add]);

  useEffect(
    function goToTheNewRow() {
      if (newKey === null || !rows.some(({ key }) => key === newKey)) return;
      setNewKey(null);
      if (isNarrow) setOpenKey(newKey);
      else focusRow(newKey);
    },
    [newKey, rows, isNarrow],
  );

  const openedAt = rows.findIndex(({ key }) => key === openKey);
  const isOpenGone = openKey !== null && openedAt === -1;
  useEffect(
    function closeWhatIsGone() {
      if (!isOpenGone) return;
      setOpenKey(null);
      showToast('This row was deleted.', 'info');
    },
    [isOpenGone, showToast],
  );

  return { openedAt, open: setOpenKey, addRow };
}
