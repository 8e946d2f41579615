import { Slider as Primitive } from 'radix-ui';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onValueChange: (value: number) => void;
}

/** A number from a range, by dragging or with the arrow keys. */
export function Slider({ label, value, min, max, onValueChange }: SliderProps) {
  return (
    <Primitive.Root
      value={[value]}
      min={min}
      max={max}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      className="relative flex h-11 w-full touch-none items-center select-none"
    >
      <Primitive.Track className="relative h-2 grow overflow-hidden rounded-full border border-line-strong bg-sunken">
        <Primitive.Range className="absolute h-full bg-primary" />
      </Primitive.Track>
      <Primitive.Thumb
        aria-label={label}
        className="block size-6 rounded-full border-2 border-primary bg-surface shadow-raised focus-visible:rounded-full"
      />
    </Primitive.Root>
  );
}
