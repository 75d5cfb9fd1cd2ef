import { useCallback, useEffect, useState } from 'react';
import { useToast } from '../../../components/page/Toast';
import type { DayUp } from '../newUps/newUp';
import { focusRow } from './cells/cellFocus';

/**
 * Adds a row and focuses its first field, or opens its sheet where rows are cards. Tracks the open sheet and
 * closes it when another desk deletes its row.
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
    function goToNewRow() {
      if (newKey === null || !rows.some(({ key }) => key === newKey)) return;
      setNewKey(null);
      if (isNarrow) setOpenKey(newKey);
      else focusRow(newKey);
    },
    [newKey, rows, isNarrow],
  );

  const openIndex = rows.findIndex(({ key }) => key === openKey);
  const isOpenRowDeleted = openKey !== null && openIndex === -1;
  useEffect(
    function closeMissing() {
      if (!isOpenRowDeleted) return;
      setOpenKey(null);
      showToast('This row was deleted.', 'info');
    },
    [isOpenRowDeleted, showToast],
  );

  return { openIndex, openRow: setOpenKey, addRow };
}
