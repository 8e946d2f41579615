import { describe, expect, it } from '@jest/globals';
import { toProblem } from './problem.ts';

describe('an error answer', () => {
  it('keeps the message, fields and request id of a 4xx', () => {
    const body = {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      message: 'Name is required',
      errors: [{ path: 'name', message: 'Name is required' }],
      requestId: 'r-1',
    };
    expect(toProblem(400, body)).toEqual({
      status: 400,
      title: 'Bad Request',
      message: 'Name is required',
      errors: [{ path: 'name', message: 'Name is required' }],
      requestId: 'r-1',
    });
  });

  it('has no message on a 5xx, whatever was sent', () => {
    expect(toProblem(503, { title: 'Away', message: 'mongo is down' })).toEqual({
      status: 503,
      title: 'Away',
    });
  });

  it('has a short plain text as its message, unless the server failed', () => {
    expect(toProblem(400, 'Not today.\n')).toMatchObject({ status: 400, message: 'Not today.' });
    expect(toProblem(503, 'Not today.\n')).toEqual({
      status: 503,
      title: 'The server answered 503',
    });
  });

  it.each([
    ['<html>'],
    ['Bad gateway<br>'],
    ['{"message":"Cut o'],
    [' \n'],
    ['x'.repeat(301)],
    [null],
    [undefined],
    [{ title: 3, errors: 'x' }],
  ])('is a problem even when the body is %p', (body) => {
    expect(toProblem(502, body)).toEqual({ status: 502, title: 'The server answered 502' });
  });
});
