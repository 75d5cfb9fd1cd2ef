import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { restCalls } from '../wiring/restApi.ts';
import type { RestCall } from '../platform/rest/restCall.ts';
import { createOpenApiDocument } from '../platform/rest/openApi.ts';

/** An answer as it came over the wire. */
interface Answered {
  readonly method: string;
  /** With its query string. */
  readonly path: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly text: string;
}

interface ResponseObject {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, unknown>>;
}

const document = createOpenApiDocument(restCalls);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'contract');
const validators = new Map<string, ValidateFunction>();

/**
 * Holds an answer of a documented call against the OpenAPI document: its status, its content type and its shape.
 * @throws with what differs
 */
export function holdToContract(answered: Answered): void {
  const call = restCalls.find(each => isOf(each, answered));
  if (!call) return;
  const name = `${call.method} ${call.path} ${answered.status}`;
  const pointer = responsePointer(call, answered.status);
  const described = at(pointer) as ResponseObject | undefined;
  if (!described) throw new Error(`${name} is no answer of the OpenAPI document.`);
  if (!described.content) {
    if (answered.text) throw new Error(`${name} is documented as empty: ${answered.text}`);
    return;
  }
  const type = answered.contentType?.split(';')[0] ?? '';
  if (!described.content[type]) throw new Error(`${name} is not documented as ${type}.`);
  const validate = validatorOf(`${pointer}/content/${escaped(type)}/schema`);
  const body = type === 'application/json' ? JSON.parse(answered.text) : answered.text;
  if (!validate(body)) throw new Error(`${name} is not as documented: ${ajv.errorsText(validate.errors)}`);
}

function isOf({ method, path }: RestCall, answered: Answered): boolean {
  const pattern = path.replaceAll(/\{\w+\}/g, '[^/?#]+');
  return method === answered.method && new RegExp(`^/api${pattern}/?([?#]|$)`).test(answered.path);
}

/** Where a response is described, through the reference to a shared one. */
function responsePointer({ method, path }: RestCall, status: number): string {
  const pointer = `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}`;
  const described = at(pointer) as ResponseObject | undefined;
  return described?.$ref?.slice(1) ?? pointer;
}

function validatorOf(pointer: string): ValidateFunction {
  const known = validators.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` });
  validators.set(pointer, known);
  return known;
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** What a JSON pointer points at. */
const at = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((inside, part) => (inside as Record<string, unknown> | undefined)?.[part], document);
