import type { ImportFormat } from '@slots/contracts/affiliate/conversion-imports';
import { day as calendarDay } from '@slots/contracts/fields';

type Decimal = ImportFormat['decimal'];
type DayOrder = ImportFormat['date'];

/** Groups of three digits are parted by one sign throughout: 1,234,567 or 1 234 567. */
const AMOUNTS: Readonly<Record<Decimal, RegExp>> = {
  '.': /^([-\u2212]?)(\d+|\d{1,3}([,' \u00a0\u202f])\d{3}(?:\3\d{3})*)(?:\.(\d+))?$/,
  ',': /^([-\u2212]?)(\d+|\d{1,3}([.' \u00a0\u202f])\d{3}(?:\3\d{3})*)(?:,(\d+))?$/,
};

/** An amount of a report in plain digits with a decimal point; undefined: it is none in this notation. */
export function plainAmount(text: string, decimal: Decimal): string | undefined {
  const found = AMOUNTS[decimal].exec(text);
  if (!found) return undefined;
  const [, sign = '', whole = '', , fraction] = found;
  const digits = whole.replaceAll(/\D/g, '');
  return `${sign && '-'}${digits}${fraction === undefined ? '' : `.${fraction}`}`;
}

const DAYS: Readonly<Record<DayOrder, string>> = {
  'YYYY-MM-DD': String.raw`(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})`,
  'DD/MM/YYYY': String.raw`(?<day>\d{1,2})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<year>\d{4})`,
  'MM/DD/YYYY': String.raw`(?<month>\d{1,2})(?<sign>[-/.])(?<day>\d{1,2})\k<sign>(?<year>\d{4})`,
};
const TIME = String.raw`(?:(?:T|,? +)(?<hours>\d{1,2}):(?<minutes>\d{2})(?::(?<seconds>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?(?: ?(?<half>[AP]M))?(?: ?(?<zone>Z|UTC|[+-]\d{2}:?\d{2}))?)?`;

const MOMENTS: Readonly<Record<DayOrder, RegExp>> = {
  'YYYY-MM-DD': new RegExp(`^${DAYS['YYYY-MM-DD']}${TIME}$`, 'i'),
  'DD/MM/YYYY': new RegExp(`^${DAYS['DD/MM/YYYY']}${TIME}$`, 'i'),
  'MM/DD/YYYY': new RegExp(`^${DAYS['MM/DD/YYYY']}${TIME}$`, 'i'),
};

type Parts = Readonly<Record<string, string | undefined>>;

/** Hour of the day; 12-hour clock with AM or PM; undefined: invalid. */
function hourOf({ hours = '0', half }: Parts): number | undefined {
  const hour = Number(hours);
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (/p/i.test(half) ? 12 : 0);
}

function zoneOf({ zone }: Parts): string {
  if (zone === undefined || /^(?:z|utc)$/i.test(zone)) return 'Z';
  return zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
}

/**
 * A day of a report, with or without a time of day, as a moment in ISO 8601. `order` gives the order of day and
 * month; the separator may be `-`, `/` or `.`. UTC without a time zone. Undefined: not valid in this order.
 */
export function plainMoment(text: string, order: DayOrder): string | undefined {
  const parts = MOMENTS[order].exec(text)?.groups;
  if (!parts) return undefined;
  const hour = hourOf(parts);
  if (hour === undefined) return undefined;
  const { year, month = '', day = '', minutes = '00', seconds = '00', fraction = '0' } = parts;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // Date would take 31 February for a day in March.
  if (!calendarDay.safeParse(date).success) return undefined;
  const time = `${String(hour).padStart(2, '0')}:${minutes}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}`;
  const moment = new Date(`${date}T${time}${zoneOf(parts)}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
