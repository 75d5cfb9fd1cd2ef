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

/** IDs that a seeded store probably has. Tests with unknown IDs would find few errors. */
const LIKELY_IDS = { min: 1, max: 6 };

/**
 * Generates values that a schema accepts. The product may still reject some of the values by finer rules,
 * such as the days of February.
 */
export const validInput = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  toArbitrary(toInputJsonSchema(schema));

/** Generates values that a schema accepts, without optional fields. */
export function minimalInput(schema: z.ZodType): fc.Arbitrary<unknown> {
  const { required = [], properties = {}, ...rest } = toInputJsonSchema(schema);
  const isRequired = ([name]: [string, unknown]) => required.includes(name);
  return toArbitrary({
    ...rest,
    required,
    properties: Object.fromEntries(Object.entries(properties).filter(isRequired)),
  });
}

/** Generates mostly valid values, sometimes with a missing field or a hostile value. */
export function mostlyValidInput(schema: z.ZodType): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = toInputJsonSchema(schema);
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, field] of Object.entries(properties)) {
    fields[name] = fc.oneof(
      { weight: 9, arbitrary: toArbitrary(field) },
      { weight: 1, arbitrary: hostileValue },
    );
  }
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(fields, { requiredKeys: [...required] }) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  );
}

const toInputJsonSchema = (schema: z.ZodType): JsonSchema =>
  toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

function toArbitrary(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(toArbitrary));
  return fc.oneof(...[schema.type ?? 'null'].flat().map(type => toArbitraryOfType(type, schema)));
}

function toArbitraryOfType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
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
      return textArbitrary(schema);
    case 'array':
      return fc.array(toArbitrary(schema.items ?? {}), { maxLength: 5 });
    case 'object':
      return objectArbitrary(schema);
    default:
      return fc.constant(null);
  }
}

function textArbitrary({ pattern, format, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return plainEmail;
  if (!pattern) return fc.string({ unit: 'binary', maxLength }).filter(value => value.length <= maxLength);
  return fc
    .oneof(fc.stringMatching(new RegExp(pattern)), fc.integer(LIKELY_IDS).map(String))
    .filter(value => new RegExp(pattern).test(value));
}

function objectArbitrary({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, field] of Object.entries(properties)) fields[name] = toArbitrary(field);
  return fc.record(fields, { requiredKeys: [...required] });
}

/** Lists the names of the fields of a request body. */
export const listInputFields = (schema: z.ZodType): string[] =>
  Object.keys(toInputJsonSchema(schema).properties ?? {});
