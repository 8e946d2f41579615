import { type Contract, DEFAULT_BODY_LIMIT } from '@slots/contracts/contract';
import { CallRefused } from '@slots/contracts/parse-call';
import express, { type RequestHandler } from 'express';
import multer from 'multer';
import { badRequest, HttpProblem } from './http-problem.error.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
const URL_ENCODED_TYPE = 'application/x-www-form-urlencoded';

/** More than any form of ours has beside its file, so that the contract names those that it does not know. */
const MAX_FIELDS = 16;

const TOO_LARGE = new Set<string>(['LIMIT_FILE_SIZE', 'LIMIT_FIELD_VALUE']);

function requireType(types: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined ||
      Number(request.headers['content-length'] ?? 0) > 0;
    if (hasBody && !request.is([...types])) {
      throw new HttpProblem(415, `The request body must be ${types.join(' or ')}.`);
    }
    next();
  };
}

/** The refusal of a body over the limit, in the words of its call. */
export const bodyTooLarge = (messages: Contract['messages']) =>
  new HttpProblem(413, messages?.[413] ?? 'The request body is too large.');

function formProblem(error: unknown, messages: Contract['messages']): HttpProblem | CallRefused {
  if (error instanceof multer.MulterError) {
    const { code, field } = error;
    if (TOO_LARGE.has(code)) return bodyTooLarge(messages);
    if (code === 'LIMIT_UNEXPECTED_FILE' && field !== undefined) {
      return new CallRefused([{ path: field, message: 'is not a field of this call' }]);
    }
  }
  return badRequest('The request cannot be read.');
}

/** Reads a form with at most one file, in memory, into a body of texts and the file's bytes. */
function formParser(field: string, limit: number, messages: Contract['messages']): RequestHandler {
  const read = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: limit, files: 1, fields: MAX_FIELDS, fieldSize: limit },
  }).single(field);
  return (request, response, next) => {
    if (Number(request.headers['content-length'] ?? 0) > limit && request.is(FORM_TYPE)) {
      throw bodyTooLarge(messages);
    }
    read(request, response, (error: unknown) => {
      if (error) {
        next(formProblem(error, messages));
        return;
      }
      if (request.file) request.body = { ...request.body, [field]: request.file.buffer };
      next();
    });
  };
}

/** The body parsers of a contract's calls, in order; none for one without a body. */
export function bodyParsers({
  body,
  fileField,
  urlEncoded,
  bodyLimit,
  messages,
}: Contract): RequestHandler[] {
  if (!body) return [];
  const limit = bodyLimit ?? DEFAULT_BODY_LIMIT;
  const json = express.json({ limit, strict: false, type: JSON_TYPE });
  if (urlEncoded) {
    const form = express.urlencoded({ limit, extended: false, type: URL_ENCODED_TYPE });
    return [requireType([JSON_TYPE, URL_ENCODED_TYPE]), json, form];
  }
  if (fileField === undefined) return [requireType([JSON_TYPE]), json];
  return [requireType([JSON_TYPE, FORM_TYPE]), json, formParser(fileField, limit, messages)];
}
