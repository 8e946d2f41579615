import { Monitor, Moon, Sun } from 'lucide-react';
import { type ThemeChoice, useTheme } from './theme.ts';

const CHOICES: readonly { value: ThemeChoice; label: string; Icon: typeof Sun }[] = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
];

/** Light, dark or the system's theme: three buttons in one. */
export function ThemeMenu() {
  const { choice, choose } = useTheme();
  return (
    <fieldset className="inline-flex gap-0.5 rounded-full border border-current/25 p-0.5">
      <legend className="sr-only">Theme</legend>
      {CHOICES.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={choice === value}
          aria-label={`${label} theme`}
          onClick={() => choose(value)}
          className="grid size-8 place-items-center rounded-full opacity-80 transition-[background-color,opacity] hover:opacity-100 focus-visible:rounded-full aria-pressed:border aria-pressed:bg-current/15 aria-pressed:opacity-100"
        >
          <Icon aria-hidden className="size-4" />
        </button>
      ))}
    </fieldset>
  );
}
