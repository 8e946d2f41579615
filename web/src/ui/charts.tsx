import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

const HEIGHT_PX = 260;
const ROW_PX = 34;
const DIGIT_PX = 8;
const tick = { fill: 'var(--ink-muted)', fontSize: 12 };
const line = { stroke: 'var(--line)' };
const COLOURS = ['var(--primary)', 'var(--line-strong)'] as const;

const tooltip = {
  isAnimationActive: false,
  cursor: { fill: 'var(--tint)' },
  contentStyle: {
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 10,
    color: 'var(--ink)',
    fontSize: 14,
  },
  itemStyle: { color: 'var(--ink)' },
} as const;

/** The name of a series, readable whatever its colour is. */
function inInk(name: string) {
  return <span style={{ color: 'var(--ink)', fontSize: 14 }}>{name}</span>;
}

export interface ChartRow {
  /** No other row has the same. */
  readonly label: string;
  readonly values: readonly number[];
}

interface ChartProps {
  /** Counted series, a colour each: at most two. */
  readonly series: readonly string[];
  readonly rows: readonly ChartRow[];
  readonly format: (value: number) => string;
}

/** Rows for the chart library: a field for each series. */
function dataOf({ series, rows }: Pick<ChartProps, 'series' | 'rows'>) {
  return rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(series.map((name, index) => [name, values[index] ?? 0])),
  }));
}

/** Columns over time, for the eye alone: the table beside it says the same. */
export function TimeChart(props: ChartProps) {
  const { format } = props;
  return (
    <ResponsiveContainer width="100%" height={HEIGHT_PX}>
      <BarChart
        data={dataOf(props)}
        accessibilityLayer={false}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} {...line} />
        <XAxis dataKey="label" tick={tick} axisLine={line} tickLine={false} minTickGap={16} />
        <YAxis
          allowDecimals={false}
          tick={tick}
          axisLine={false}
          tickLine={false}
          width="auto"
          tickFormatter={format}
        />
        <Tooltip {...tooltip} formatter={(value) => format(Number(value))} />
        <Legend iconType="square" iconSize={12} formatter={inInk} />
        {props.series.map((name, index) => (
          <Bar key={name} dataKey={name} fill={COLOURS[index] ?? ''} isAnimationActive={false} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Bars with a name each, the longest first. */
export function RankChart(props: ChartProps) {
  const { format, rows } = props;
  const lengths = rows.flatMap(({ values }) => values.map((value) => format(value).length));
  const longest = Math.max(0, ...lengths);
  return (
    <ResponsiveContainer width="100%" height={rows.length * ROW_PX + 8}>
      <BarChart
        data={dataOf(props)}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: longest * DIGIT_PX + 12, bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide />
        <YAxis
          type="category"
          dataKey="label"
          tick={tick}
          axisLine={false}
          tickLine={false}
          width={124}
          interval={0}
        />
        <Tooltip {...tooltip} formatter={(value) => format(Number(value))} />
        {props.series.map((name, index) => (
          <Bar
            key={name}
            dataKey={name}
            fill={COLOURS[index] ?? ''}
            isAnimationActive={false}
            barSize={18}
            label={{ position: 'right', ...tick, formatter: (value) => format(Number(value)) }}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
