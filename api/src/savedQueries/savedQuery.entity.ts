import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Employee } from '../employees/employee.entity.ts';

/** A query that someone saved for themselves; its name is unique among theirs. */
@Entity({ tableName: 'saved_query' })
export class SavedQuery {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Employee, { mapToPk: true, fieldName: 'employee_id' })
  employeeId!: number;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  document!: string;

  @Property({ type: 'text', nullable: true })
  variables: string | null = null;

  @Property({ type: 'datetime' })
  savedAt!: Date;
}
