import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { createOpenApiDocument } from '../../platform/rest/openApi.ts';
import type { RestCall } from '../../platform/rest/restCall.ts';
import { restCalls } from '../../wiring/restApi.ts';

/** A received response and its request. */
interface ReceivedResponse {
  readonly method: string;
  /** The path with its query string. */
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
 * Compares a response with the description of its call in the OpenAPI document: status, content type and
 * schema.
 * @throws Error that describes the difference
 */
export function assertMatchesContract(response: ReceivedResponse): void {
  const call = restCalls.find(candidate => isMatchingCall(candidate, response));
  if (!call) return;
  const name = `${call.method} ${call.path} ${response.status}`;
  const pointer = getResponsePointer(call, response.status);
  const description = resolvePointer(pointer) as ResponseObject | undefined;
  if (!description) throw new Error(`${name} is not in the OpenAPI document.`);
  if (!description.content) {
    if (response.text) throw new Error(`${name} is documented as empty: ${response.text}`);
    return;
  }
  const type = response.contentType?.split(';')[0] ?? '';
  if (!description.content[type]) throw new Error(`${name} is not documented as ${type}.`);
  const validate = getValidator(`${pointer}/content/${escapePointer(type)}/schema`);
  const body = type === 'application/json' ? JSON.parse(response.text) : response.text;
  if (!validate(body)) throw new Error(`${name} is not as documented: ${ajv.errorsText(validate.errors)}`);
}

function isMatchingCall({ method, path }: RestCall, response: ReceivedResponse): boolean {
  const pattern = path.replaceAll(/\{\w+\}/g, '[^/?#]+');
  return method === response.method && new RegExp(`^/api${pattern}/?([?#]|$)`).test(response.path);
}

/**
 * Returns the JSON pointer to the description of a response. Follows the reference to a shared description.
 */
function getResponsePointer({ method, path }: RestCall, status: number): string {
  const pointer = `/paths/${escapePointer(path)}/${method.toLowerCase()}/responses/${status}`;
  const description = resolvePointer(pointer) as ResponseObject | undefined;
  return description?.$ref?.slice(1) ?? pointer;
}

function getValidator(pointer: string): ValidateFunction {
  const validator = validators.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` });
  validators.set(pointer, validator);
  return validator;
}

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

const resolvePointer = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((parent, part) => (parent as Record<string, unknown> | undefined)?.[part], document);
