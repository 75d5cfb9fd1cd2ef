import type { Contender } from '../contender.ts';

/** A type of the schema, as introspection tells it. */
interface TypeRef {
  readonly kind: string;
  readonly name: string | null;
  readonly ofType: TypeRef | null;
}

interface Argument {
  readonly name: string;
  readonly type: TypeRef;
  readonly defaultValue: string | null;
}

interface Field {
  readonly name: string;
  readonly args: readonly Argument[];
  readonly type: TypeRef;
}

interface Type {
  readonly kind: string;
  readonly name: string;
  readonly fields: readonly Field[] | null;
  readonly enumValues: readonly { readonly name: string }[] | null;
}

const REF = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';
const INTROSPECTION = `{ __schema { types { kind name enumValues { name }
  fields { name args { name type { ${REF} } defaultValue } type { ${REF} } } } } }`;

/** The contract of GraphQL, as the server itself tells it. */
export class Schema {
  private readonly types: ReadonlyMap<string, Type>;

  private constructor(types: readonly Type[]) {
    this.types = new Map(types.map(type => [type.name, type]));
  }

  static async of(server: Contender): Promise<Schema> {
    const { __schema } = await server.ask<{ __schema: { types: Type[] } }>(INTROSPECTION);
    return new Schema(__schema.types);
  }

  get queries(): readonly Field[] {
    return this.types.get('Query')?.fields ?? [];
  }

  /** The values of an enum or a flag. */
  choicesOf(typeName: string): readonly unknown[] | undefined {
    if (typeName === 'Boolean') return [true, false];
    return this.types.get(typeName)?.enumValues?.map(({ name }) => name);
  }

  /** All fields of a type that take no argument, down to a depth. */
  selection(ref: TypeRef, depth: number): string {
    const type = this.types.get(nameOf(ref));
    if (!type?.fields) return '';
    const inner = type.fields
      .filter(({ args }) => !args.some(isRequired))
      .map(field => {
        const selected = depth > 1 ? this.selection(field.type, depth - 1) : '';
        return selected || !this.types.get(nameOf(field.type))?.fields ? `${field.name}${selected}` : '';
      });
    return ` { ${inner.filter(Boolean).join(' ') || '__typename'} }`;
  }
}

/** A type without its `!` and `[]`. */
export const nameOf = (ref: TypeRef): string => (ref.ofType ? nameOf(ref.ofType) : (ref.name ?? ''));

/** A type as a variable declares it. */
export function written({ kind, name, ofType }: TypeRef): string {
  if (kind === 'NON_NULL' && ofType) return `${written(ofType)}!`;
  return kind === 'LIST' && ofType ? `[${written(ofType)}]` : (name ?? '');
}

export const isRequired = ({ type, defaultValue }: Argument): boolean =>
  type.kind === 'NON_NULL' && defaultValue === null;
