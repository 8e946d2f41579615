import { Progress as Primitive } from 'radix-ui';

interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** Progress bar. */
export function Progress({ label, value, max }: ProgressProps) {
  const share = max > 0 ? Math.min(100, (value / max) * 100) : 0;
  return (
    <Primitive.Root
      aria-label={label}
      value={Math.min(value, max)}
      max={Math.max(max, 1)}
      className="h-2.5 w-full overflow-hidden rounded-full bg-sunken"
    >
      <Primitive.Indicator
        className="h-full rounded-full bg-primary transition-[width] duration-300 ease-out"
        style={{ width: `${share}%` }}
      />
    </Primitive.Root>
  );
}
