import fc from 'fast-check';
import type { z } from 'zod';
import { toJSONSchema } from 'zod';
import { hostileValue, plainEmail } from './hostileValues.ts';

/** The part of JSON Schema that our input schemas use. */
interface JsonSchema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** Keys that a seeded store has: an id that means nothing tests little. */
const LIKELY_IDS = { min: 1, max: 6 };

/** Values that a schema accepts. Its finer rules, such as the days of February, may still refuse some of them. */
export const acceptedBy = (schema: z.ZodType): fc.Arbitrary<unknown> => arbitraryOf(jsonSchemaOf(schema));

/** The same without any field that may be left away. */
export function leastAcceptedBy(schema: z.ZodType): fc.Arbitrary<unknown> {
  const { required = [], properties = {}, ...rest } = jsonSchemaOf(schema);
  const isRequired = ([name]: [string, unknown]) => required.includes(name);
  return arbitraryOf({
    ...rest,
    required,
    properties: Object.fromEntries(Object.entries(properties).filter(isRequired)),
  });
}

/** The same with now and then a field that is missing, or holds something nobody should send. */
export function sentTo(schema: z.ZodType): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, field] of Object.entries(properties)) {
    fields[name] = fc.oneof(
      { weight: 9, arbitrary: arbitraryOf(field) },
      { weight: 1, arbitrary: hostileValue },
    );
  }
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(fields, { requiredKeys: [...required] }) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  );
}

const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  return fc.oneof(...[schema.type ?? 'null'].flat().map(type => ofType(type, schema)));
}

function ofType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(fc.integer(LIKELY_IDS), fc.integer({ min: schema.minimum, max: schema.maximum }));
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 31 }),
        fc.integer().map(cents => cents / 100),
      );
    case 'string':
      return text(schema);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 5 });
    case 'object':
      return object(schema);
    default:
      return fc.constant(null);
  }
}

function text({ pattern, format, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return plainEmail;
  if (!pattern) return fc.string({ unit: 'binary', maxLength }).filter(each => each.length <= maxLength);
  return fc
    .oneof(fc.stringMatching(new RegExp(pattern)), fc.integer(LIKELY_IDS).map(String))
    .filter(each => new RegExp(pattern).test(each));
}

function object({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, field] of Object.entries(properties)) fields[name] = arbitraryOf(field);
  return fc.record(fields, { requiredKeys: [...required] });
}

/** The names of the fields that a body has. */
export const fieldsOf = (schema: z.ZodType): string[] => Object.keys(jsonSchemaOf(schema).properties ?? {});
