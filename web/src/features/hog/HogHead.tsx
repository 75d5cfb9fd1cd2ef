import { memo } from 'react';
import { ListHeader, type ListHeaderProps } from '../../components/listScreen/ListHead';
import { PageLinks } from '../../components/page/PageLinks';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { useViewer } from '../../lib/viewer';
import { KeysHelp } from './grid/KeysHelp';
import { hogList } from './hogFilters';

const CHANGES_LINK = { label: 'Changes', to: '/changes' };
const COMPARE_LINK = { label: 'Compare', to: '/compare' };

/**
 * Renders the title, links and filters of Hog. Memoized: it does not render again when the result of a filter
 * arrives (decision 169).
 */
export const HogHeader = memo(function HogHeader(props: ListHeaderProps<typeof hogList.filters>) {
  const { can } = useViewer();
  const isPhone = useIsPhone();
  return (
    <ListHeader
      {...props}
      title="Hog"
      hasFewFilters
      list={hogList}
      actions={
        <>
          <PageLinks links={can.compareFiles ? [CHANGES_LINK, COMPARE_LINK] : [CHANGES_LINK]} />
          {!isPhone && <KeysHelp />}
        </>
      }
    />
  );
});
