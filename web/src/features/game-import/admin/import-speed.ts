import type { ImportJob } from '@slots/contracts/catalog/imports';
import { formatCount } from '../../../ui/format.ts';
import { gamesInWords } from './import-messages.ts';

function rateInWords(gamesPerSecond: number): string {
  if (gamesPerSecond >= 1) return `${gamesInWords(Math.round(gamesPerSecond))} a second`;
  return `${gamesInWords(Math.max(1, Math.round(gamesPerSecond * 60)))} a minute`;
}

function minutesInWords(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Rounded like the guess that it is: to 5 seconds, minutes, then 5 minutes. */
function timeInWords(seconds: number): string {
  if (seconds < 5) return 'a few seconds';
  const rounded = Math.ceil(seconds / 5) * 5;
  if (rounded < 60) return `about ${rounded} seconds`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `about ${minutesInWords(minutes)}`;
  const total = Math.round(seconds / 300) * 5;
  const hours = Math.floor(total / 60);
  const rest = total % 60;
  const words = `about ${formatCount(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
  return rest === 0 ? words : `${words} ${minutesInWords(rest)}`;
}

/** Speed and remaining time of an import: '1,240 games a second · about 20 seconds left'. */
export function speedInWords(speed: NonNullable<ImportJob['speed']>): string {
  return `${rateInWords(speed.gamesPerSecond)} · ${timeInWords(speed.secondsLeft)} left`;
}
