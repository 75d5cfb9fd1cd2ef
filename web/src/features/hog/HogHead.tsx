import { memo } from 'react';
import { RangeHead } from '../../components/days/RangeHead';
import { ExportButton } from '../../components/export/ExportButton';
import { ListFilterBar } from '../../components/filters/ListFilterBar';
import { useSalespeople } from '../../components/filters/useSalespeople';
import { PageHeader } from '../../components/page/PageHeader';
import { PageLinks } from '../../components/page/PageLinks';
import type { HogQueryVariables } from '../../generated/graphql';
import { wholeList } from '../../lib/exports/exportedTable';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { useViewer } from '../../lib/viewer';
import { KeysHelp } from './grid/KeysHelp';
import { type HogFilters, hogList } from './hogFilters';

const CHANGES = { label: 'Changes', to: '/changes' };
const COMPARE = { label: 'Compare', to: '/compare' };

type BarProps = { filters: HogFilters; onChange: (change: Partial<HogFilters>) => void };

type Props = BarProps & {
  /** Which deals are asked for. */
  asked: HogQueryVariables | null;
};

/** The head of Hog, with its filters. It is not drawn again for the answer to a choice (decision 169). */
export const HogHead = memo(function HogHead({ filters, onChange, asked }: Props) {
  const { can } = useViewer();
  const isPhone = useIsPhone();
  return (
    <PageHeader
      title="Hog"
      actions={
        <>
          <PageLinks links={can.compareFiles ? [CHANGES, COMPARE] : [CHANGES]} />
          {!isPhone && <KeysHelp />}
          <ExportButton tables={asked ? [{ title: 'Hog', name: 'hog', query: wholeList(asked) }] : []} />
        </>
      }
      shown={asked && <RangeHead range={asked} />}
      filters={<HogFilterBar filters={filters} onChange={onChange} />}
    />
  );
});

const HogFilterBar = memo(function HogFilterBar({ filters, onChange }: BarProps) {
  const employee = useSalespeople();
  return <ListFilterBar list={hogList} filters={filters} onChange={onChange} offered={{ employee }} />;
});
