import { memo } from 'react';
import { ListFilterBar } from '../../components/filters/ListFilterBar';
import { useSalespeople } from '../../components/filters/useSalespeople';
import { dealStatusLabels } from '../../lib/values/dealValues';
import { type ActivityFilters, activityList, dealStatuses, deliveryStatuses } from './activityFilters';
import { deliveryWords } from './DealPills';

type Props = { filters: ActivityFilters; onChange: (change: Partial<ActivityFilters>) => void };

/** A search, one salesperson or all, both statuses, the days. */
export const ActivityFilterBar = memo(function ActivityFilterBar({ filters, onChange }: Props) {
  const employee = useSalespeople();
  return (
    <ListFilterBar
      list={activityList}
      filters={filters}
      onChange={onChange}
      offered={{ employee, status: statuses, delivery: deliveries }}
    />
  );
});

const statuses = dealStatuses.map(value => ({ value, label: dealStatusLabels[value] }));
const deliveries = deliveryStatuses.map(value => ({ value, label: deliveryWords[value] }));
