import { memo } from 'react';
import { ListHead, type ListHeadProps } from '../../components/listScreen/ListHead';
import { PageLinks } from '../../components/page/PageLinks';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { useViewer } from '../../lib/viewer';
import { KeysHelp } from './grid/KeysHelp';
import { hogList } from './hogFilters';

const CHANGES = { label: 'Changes', to: '/changes' };
const COMPARE = { label: 'Compare', to: '/compare' };

/** The head of Hog, with its filters. It is not drawn again for the answer to a choice (decision 169). */
export const HogHead = memo(function HogHead(props: ListHeadProps<typeof hogList.filters>) {
  const { can } = useViewer();
  const isPhone = useIsPhone();
  return (
    <ListHead
      {...props}
      title="Hog"
      hasFewFilters
      list={hogList}
      actions={
        <>
          <PageLinks links={can.compareFiles ? [CHANGES, COMPARE] : [CHANGES]} />
          {!isPhone && <KeysHelp />}
        </>
      }
    />
  );
});
