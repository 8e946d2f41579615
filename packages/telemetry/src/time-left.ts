import { type Context, context, createContextKey } from '@opentelemetry/api';

/** Milliseconds for which the caller still waits for the answer. A time span, since clocks differ. */
export const TIME_LEFT_HEADER = 'x-time-left';

const ENDS_AT = createContextKey('when nobody waits any more');
const WHOLE_NUMBER = /^\d{1,9}$/;

/** `own` with the end of the time that the caller leaves, counted from now; `own` when it says none. */
export function withTimeLeft(own: Context, header: string | undefined): Context {
  if (header === undefined || !WHOLE_NUMBER.test(header)) return own;
  return own.setValue(ENDS_AT, performance.now() + Number(header));
}

/** Milliseconds for which callers still wait for the current request, 0 when that is over; Infinity outside of any. */
export function timeLeft(): number {
  const endsAt = context.active().getValue(ENDS_AT);
  return typeof endsAt === 'number'
    ? Math.max(0, Math.floor(endsAt - performance.now()))
    : Infinity;
}
