import type { ImportJob } from '@slots/contracts/catalog/imports';
import { counted } from '../../../ui/counted.ts';

function rateInWords(gamesPerSecond: number): string {
  if (gamesPerSecond >= 1) return `${counted(Math.round(gamesPerSecond), 'game')} a second`;
  return `${counted(Math.max(1, Math.round(gamesPerSecond * 60)), 'game')} a minute`;
}

/** Rounded like the guess that it is: to 5 seconds, minutes, then 5 minutes. */
function timeInWords(seconds: number): string {
  if (seconds < 5) return 'a few seconds';
  const rounded = Math.ceil(seconds / 5) * 5;
  if (rounded < 60) return `about ${rounded} seconds`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `about ${counted(minutes, 'minute')}`;
  const total = Math.round(seconds / 300) * 5;
  const hours = Math.floor(total / 60);
  const rest = total % 60;
  const words = `about ${counted(hours, 'hour')}`;
  return rest === 0 ? words : `${words} ${counted(rest, 'minute')}`;
}

/** Speed and remaining time of an import: '1,240 games a second · about 20 seconds left'. */
export function speedInWords(speed: NonNullable<ImportJob['speed']>): string {
  return `${rateInWords(speed.gamesPerSecond)} · ${timeInWords(speed.secondsLeft)} left`;
}
