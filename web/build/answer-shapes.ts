import type { Contract } from '@slots/contracts/contract';
import { z } from 'zod';
import type { AnswerShape } from '../src/api/transport.ts';

function inCommon(shapes: readonly (AnswerShape | undefined)[]): AnswerShape | undefined {
  const [first, ...others] = shapes;
  if (first === undefined || first === 'list') {
    return shapes.every((shape) => shape === first) ? first : undefined;
  }
  if (others.some((shape) => shape === undefined || shape === 'list')) return undefined;
  return first.filter((name) => others.every((shape) => shape?.includes(name)));
}

function shapeOf(schema: z.core.JSONSchema._JSONSchema): AnswerShape | undefined {
  if (typeof schema === 'boolean') return undefined;
  const { type, properties = {}, required = [] } = schema;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return inCommon(alternatives.map(shapeOf));
  if (type === 'array') return 'list';
  return type === 'object'
    ? required.filter((name) => shapeOf(properties[name] ?? true) === 'list')
    : undefined;
}

/** Shape that all good answers of a call share; undefined when they have no JSON of one shape. */
export function shapeOfAnswers({ responses, csv }: Contract): AnswerShape | undefined {
  if (csv) return undefined;
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return inCommon(
    good.map(([, schema]) =>
      shapeOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })),
    ),
  );
}
