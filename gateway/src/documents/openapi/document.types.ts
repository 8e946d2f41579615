import type { z } from 'zod';

/** A JSON Schema (2020-12), which is what OpenAPI 3.1 describes shapes with. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  /** With commas between the values of a list, instead of the name before each. */
  readonly style?: 'form';
  readonly explode?: false;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface Header {
  readonly description: string;
  readonly schema: JsonSchema;
}

export interface MediaType {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export type Content = Readonly<Record<string, MediaType>>;

export interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Reference>>;
  readonly content?: Content;
}

export interface RequestBody {
  readonly required: boolean;
  readonly content: Content;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly 'x-access': string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Answer | Reference>>;
}
