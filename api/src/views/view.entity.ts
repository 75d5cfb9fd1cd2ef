import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Employee } from '../employees/employee.entity.ts';
import type { ViewedList } from './view.types.ts';

/** A filter of a list by name; its name is unique among its owner's of that list, or the store's. */
@Entity({ tableName: 'saved_view' })
export class SavedView {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  list!: ViewedList;

  /** Null for the store's. */
  @ManyToOne(() => Employee, { mapToPk: true, fieldName: 'employee_id', nullable: true })
  employeeId: number | null = null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  search!: string;

  @Property({ type: 'datetime' })
  savedAt!: Date;
}
